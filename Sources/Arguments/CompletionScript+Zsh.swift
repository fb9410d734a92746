extension CompletionScript {
  /// A function for each command over zsh's own `_arguments`.
  var zsh: String {
    let name = program.name
    var lines = ScriptLines()
    lines.add("#compdef \(name)")
    lines.add("# zsh completion of \(name); load it by: source <(\(name) completions zsh)")
    for (path, command) in nodes.reversed() { addZshFunction(path, command, &lines) }
    lines.add(
      """
      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi
      """)
    return lines.text
  }

  private func addZshFunction(
    _ path: [String], _ command: CommandDeclaration, _ lines: inout ScriptLines
  ) {
    lines.add("\(function(path))() {")
    var words = command.completedOptions.map(zshOption)
    if command.subcommands.isEmpty {
      words += command.operands.enumerated().map(zshOperand)
    } else {
      lines.add("local curcontext=\"$curcontext\" state line", indent: 1)
      lines.add("typeset -A opt_args", indent: 1)
      words += ["'1: :->command'", "'*:: :->rest'"]
    }
    lines.add("_arguments -s -S -C \\", indent: 1)
    for word in words.dropLast() { lines.add("\(word) \\", indent: 2) }
    lines.add("\(words.last ?? "")", indent: 2)
    if !command.subcommands.isEmpty { addZshDispatch(path, command, &lines) }
    lines.add("}")
  }

  private func addZshDispatch(
    _ path: [String], _ command: CommandDeclaration, _ lines: inout ScriptLines
  ) {
    lines.add("case $state in", indent: 1)
    lines.add("command)", indent: 2)
    lines.add("((CURRENT == 2)) || return", indent: 3)
    lines.add("local -a commands=(", indent: 3)
    for child in command.subcommands {
      lines.add(zshQuoted("\(child.name):\(child.summary)"), indent: 4)
    }
    lines.add(")", indent: 3)
    lines.add("_describe -t commands command commands ;;", indent: 3)
    lines.add("rest)", indent: 2)
    lines.add("case $words[1] in", indent: 3)
    for child in command.subcommands {
      lines.add("\(child.name)) \(function(path + [child.name])) ;;", indent: 4)
    }
    lines.add("esac ;;", indent: 3)
    lines.add("esac", indent: 1)
  }

  private func function(_ path: [String]) -> String {
    ([""] + [program.name] + path).joined(separator: "_")
  }

  private func zshOption(_ option: OptionDeclaration) -> String {
    let description = "[\(option.help.escapingForArguments)]"
    var value = ""
    if let declaration = option.value {
      value = ":\(declaration.name.escapingForArguments):\(zshAction(declaration.kind))"
    }
    let repeats = option.isRepeatable && option.value != nil ? "*" : ""
    let long = option.spelling + (option.value == nil ? "" : "=")
    guard let short = option.short else {
      return zshQuoted("\(repeats)\(long)\(description)\(value)")
    }
    let shortForm = "-\(short)" + (option.value == nil ? "" : "+")
    let exclusion = repeats.isEmpty ? "'(-\(short) \(option.spelling))'" : "'*'"
    return "\(exclusion){\(shortForm),\(long)}\(zshQuoted(description + value))"
  }

  private func zshOperand(_ index: Int, _ operand: OperandDeclaration) -> String {
    let position = operand.count.upperBound > 1 ? "*" : "\(index + 1)"
    let optional = operand.count.lowerBound == 0 && position != "*" ? "::" : ":"
    let name = operand.value.name.escapingForArguments
    return zshQuoted("\(position)\(optional)\(name):\(zshAction(operand.value.kind))")
  }

  private func zshAction(_ kind: ValueDeclaration.Kind) -> String {
    switch kind {
    case .text: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    }
  }

  private func zshQuoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}

extension String {
  /// Colons and brackets divide the words of `_arguments`.
  fileprivate var escapingForArguments: String {
    escaping { "\\:[]".contains($0) }
  }
}
