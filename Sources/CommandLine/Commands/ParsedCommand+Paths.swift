import Arguments
import SiteCheck

extension SitePaths {
  init(_ command: ParsedCommand) {
    self.init(
      root: command[.root], content: command[.content], templates: command[.templates],
      output: command[.output])
  }
}
