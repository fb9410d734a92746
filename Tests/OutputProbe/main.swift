// A program that tests run, limit and kill. Its arguments: VERB ROOT OUTPUT NUMBER SIZE [WORD…]
//
// build: writes one generation and says what happened.   generations: writes one after another for
// ever.   hold: takes the lock, says so and waits for the end of its input.

import Diagnostics
import SiteOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 6, let number = Int(arguments[4]), let size = Int(arguments[5]) else {
  fatalError("arguments: VERB ROOT OUTPUT NUMBER SIZE [WORD…]")
}
let (verb, root, output) = (arguments[1], arguments[2], arguments[3])
let words = arguments[6...]
if words.contains("as-nobody"), getuid() == 0 {
  // A superuser meets no missing permission.
  guard setgid(65534) == 0, setuid(65534) == 0 else { fatalError("cannot become nobody") }
}

func say(_ text: String) {
  print(text)
  fflush(nil)
}

func build(_ generation: Generation) throws -> Outcome {
  let folder = try SiteFolder(output: output, root: root)
  let writer = try folder.begin(adopting: words.contains("adopting"))
  for (path, bytes) in generation.files.sorted(by: { $0.key < $1.key }) {
    try writer.add(path, bytes)
  }
  if words.contains("companion") {
    try writer.addCompanion("\(root)/Content/links.lock.json", generation.companion)
  }
  return try writer.commit()
}

do {
  switch verb {
  case "build":
    switch try build(Generation(number, size: size)) {
    case .done(let summary):
      say("\(summary.written) written, \(summary.unchanged) unchanged, \(summary.removed) removed")
    case .refused(let problems):
      for problem in problems { say("\(problem.message) [\(problem.id)]") }
      exit(1)
    }
  case "generations":
    say("ready")
    var next = number
    while true {
      _ = try build(Generation(next, size: size))
      say("\(next)")
      next += 1
    }
  case "hold":
    let writer = try SiteFolder(output: output, root: root).begin()
    say("held by \(getpid())")
    while getchar() != EOF {}
    writer.abandon()
  default: fatalError("unknown verb \(verb)")
  }
} catch let failure as MachineFailure {
  say(failure.message)
  exit(74)
} catch let held as LockHeld {
  say(held.message)
  exit(75)
}
