extension CompletionScript {
  /// One `complete` line for each word, each with the path of the command that it belongs to.
  var fish: String {
    let name = program.name
    var lines = ScriptLines()
    lines.add("# fish completion of \(name); load it by: \(name) completions fish | source")
    lines.add(fishFunctions)
    lines.add("complete -c \(name) -e")
    lines.add("complete -c \(name) -f")
    for (path, command) in nodes {
      let words = path.joined(separator: " ")
      for child in command.subcommands {
        lines.add(
          "complete -c \(name) -n '__\(name)_begins \"\(words)\"' -a \(child.name)"
            + " -d \(fishQuoted(child.summary))")
      }
      if let operand = command.operands.last?.value, operand.kind != .text {
        lines.add(
          "complete -c \(name) -n '__\(name)_at \"\(words)\"' \(fishArguments(operand.kind))")
      }
      for option in command.completedOptions {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.value.map { " -r \(fishArguments($0.kind))" } ?? ""
        lines.add(
          "complete -c \(name) -n '__\(name)_at \"\(words)\"' -l \(option.name)\(short)\(value)"
            + " -d \(fishQuoted(option.help))")
      }
    }
    return lines.text
  }

  private func fishArguments(_ kind: ValueDeclaration.Kind) -> String {
    switch kind {
    case .text: "-f"
    case .file: "-F"
    case .directory: "-f -a '(__\(program.name)_directories)'"
    case .choice(let choices): "-f -a '\(choices.joined(separator: " "))'"
    }
  }

  private func fishQuoted(_ text: String) -> String {
    "'\(text.escaping { "\\'".contains($0) })'"
  }

  /// The conditions: `at`: the words so far lead to this command; `begins`: and there are no more.
  private var fishFunctions: String {
    let name = program.name
    let paths = root.descendants.map { "'\($0.path.joined(separator: " "))'" }
    return """
      function __\(name)_at
        set -l words (commandline -opc)
        set -l path
        for word in $words[2..-1]
          set -l next $path $word
          contains -- "$next" \(paths.joined(separator: " "))
          or break
          set -a path $word
        end
        test "$path" = "$argv[1]"
      end
      function __\(name)_begins
        set -l words (commandline -opc)
        test "$words[2..-1]" = "$argv[1]"
      end
      function __\(name)_directories
        __fish_complete_directories (commandline -ct | string replace -r '^--[a-z-]+=' '')
      end
      """
  }
}
