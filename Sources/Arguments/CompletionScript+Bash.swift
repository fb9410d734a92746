extension CompletionScript {
  /// Works from bash 3.2 on, which is what macOS has, and needs no other file.
  ///
  /// bash splits `--name=value` at the `=`, so the script puts the two together again.
  var bash: String {
    let name = program.name
    var lines = ScriptLines()
    lines.add("# bash completion of \(name); load it by: source <(\(name) completions bash)")
    lines.add(
      """
      _\(name)_add() {
        local found
        [[ $1 == -W ]] || compopt -o filenames 2>/dev/null
        while IFS= read -r found; do
          COMPREPLY+=("$found")
        done < <(compgen "$@" -- "$cur")
      }
      _\(name)() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
        local path="" index=1 literal="" commands="" options="" operand=() word
        COMPREPLY=()
        if [[ $cur == = ]]; then
          cur=""
        elif [[ $prev == = ]]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        while ((index < COMP_CWORD)); do
          case "$path ${COMP_WORDS[index]}" in
      """)
    lines.add(bashPattern(nodes.dropFirst().map { bashPath($0.path) }), indent: 3)
    lines.add(
      """
              path+=" ${COMP_WORDS[index]}"
              index=$((index + 1)) ;;
            *) break ;;
          esac
        done
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          [[ $word == -- ]] && literal=yes
        done
        case "$literal$path $prev" in
      """)
    addBashValues(&lines)
    lines.add(
      """
        esac
        case $path in
      """)
    addBashCommands(&lines)
    lines.add(
      """
        esac
        if [[ $literal == "" && $cur == -* ]]; then
          _\(name)_add -W "$options"
        elif [[ $commands != "" ]] && ((index == COMP_CWORD)); then
          _\(name)_add -W "$commands"
        elif ((${#operand[@]} > 0)); then
          _\(name)_add "${operand[@]}"
        fi
      }
      complete -F _\(name) \(name)
      """)
    return lines.text
  }

  /// After an option that takes a value nothing else can stand.
  private func addBashValues(_ lines: inout ScriptLines) {
    for (path, command) in nodes {
      for option in command.options {
        guard let value = option.value else { continue }
        let spellings = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
        lines.add(bashPattern(spellings.map { "\(bashPath(path)) \($0)" }), indent: 2)
        if let words = bashWords(of: value.kind) {
          lines.add("_\(program.name)_add \(words)", indent: 3)
        }
        lines.add("return ;;", indent: 3)
      }
    }
  }

  private func addBashCommands(_ lines: inout ScriptLines) {
    for (path, command) in nodes {
      lines.add(bashPattern([bashPath(path)]), indent: 2)
      if !command.subcommands.isEmpty {
        let names = command.subcommands.map(\.name).joined(separator: " ")
        lines.add("commands='\(names)'", indent: 3)
      }
      if let words = command.operands.last.flatMap({ bashWords(of: $0.value.kind) }) {
        lines.add("operand=(\(words))", indent: 3)
      }
      let options = command.completedOptions.map(\.spelling).joined(separator: " ")
      lines.add("options='\(options)' ;;", indent: 3)
    }
  }

  /// The arguments of `compgen`, or nil where nothing can be offered.
  private func bashWords(of kind: ValueDeclaration.Kind) -> String? {
    switch kind {
    case .text: nil
    case .file: "-f"
    case .directory: "-d"
    case .choice(let choices): "-W '\(choices.joined(separator: " "))'"
    }
  }

  private func bashPath(_ path: [String]) -> String {
    path.map { " \($0)" }.joined()
  }

  private func bashPattern(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: " | ") + ")"
  }
}
