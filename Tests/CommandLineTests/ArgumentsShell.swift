import Arguments
import CommandLine
import Foundation
import Testing

/// A shell of this machine that is asked what it would offer behind `tool …`.
struct ArgumentsShell {
  /// The path of an installed shell, or nil.
  static func path(of shell: CompletionScript.Shell) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(shell.rawValue)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  let shell: CompletionScript.Shell

  /// What the shell offers for the last of `words`, sorted, in a folder that holds `files`.
  ///
  /// Folders end with a slash in `files`; each shell's way to quote a name is undone.
  func offers(behind words: [String], files: [String] = []) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("completions-\(UUID().uuidString)")
    let work = folder.appendingPathComponent("work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = work.appendingPathComponent(file)
      if file.hasSuffix("/") {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try Data().write(to: url)
      }
    }
    let script = folder.appendingPathComponent("script")
    try CompletionScript(of: Sample.program).text(for: shell)
      .write(to: script, atomically: false, encoding: .utf8)

    let found = folder.appendingPathComponent("found")
    try Data().write(to: found)
    try run(question + words, in: work, script: script, found: found)
    let lines = try String(contentsOf: found, encoding: .utf8).split(separator: "\n")
    return Set(lines.map(String.init)).sorted()
  }

  private func run(_ arguments: [String], in work: URL, script: URL, found: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
    process.arguments = arguments
    process.currentDirectoryURL = work
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C.UTF-8",
      "HOME": work.path, "SCRIPT": script.path, "FOUND": found.path, "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardOutput = errors
    process.standardError = errors
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
      if process.isRunning { process.terminate() }
    }
    let complaints = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(complaints == "")
  }

  /// How to start the shell, up to the words; it writes what it offers into `$FOUND`.
  private var question: [String] {
    switch shell {
    case .bash: ["--noprofile", "--norc", "-c", Self.bash, "bash"]
    case .zsh: ["-f", "-c", Self.zsh, "zsh"]
    case .fish: ["--no-config", "-c", Self.fish, "--"]
    }
  }

  /// bash splits words at `=` before it asks.
  private static let bash = """
    source "$SCRIPT"
    COMP_WORDS=(tool)
    for word in "$@"; do
      case $word in
        --*=) COMP_WORDS+=("${word%=}" =) ;;
        --*=*) COMP_WORDS+=("${word%%=*}" = "${word#*=}") ;;
        *) COMP_WORDS+=("$word") ;;
      esac
    done
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _tool
    for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done >"$FOUND"
    """

  private static let fish = """
    source $SCRIPT
    for line in (complete -C "tool $argv")
      set -l word (string split \\t -- $line)[1]
      string replace -r '^--[a-z]+=' '' -- $word | string trim --right --chars=/ >>$FOUND
    end
    true
    """

  /// zsh completes only in a terminal, so a second one runs in a pseudo-terminal of the first.
  private static let zsh = #"""
    zmodload zsh/zpty || exit 2
    zpty shell zsh -f -i
    zpty -w shell 'PROMPT= ; unsetopt list_beep; autoload -Uz compinit && compinit -u -D'
    zpty -w shell 'source $SCRIPT; compadd() {
      local -a all
      if [[ -z ${(M)@:#-[a-zA-Z]#[OAD]} ]]; then
        builtin compadd -O all "$@"
        (($#all)) && print -rl -- ${(Q)all} >>$FOUND
      fi
      builtin compadd "$@"
    }'
    zpty -w shell 'ask() { zle complete-word; print D""ONE; exit }; zle -N ask; bindkey "^X" ask'
    zpty -w -n shell "tool $*"$'\C-x'
    zpty -r -m shell output '*DONE*'
    """#
}
