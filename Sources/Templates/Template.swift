/// A compiled root template: prints records, from any thread.
package final class Template: Sendable {
  package let name: String
  /// The files that it is made of, itself included, sorted: it changes when one of them does.
  package let sources: [String]
  /// The keys of the texts that it prints, sorted.
  package let texts: [String]

  /// Where the values stand that it prints, from the root on.
  private let printed: Set<TemplateScopes.Path>

  let type: TemplateType
  let program: TemplateProgram
  let library: TemplateLibrary
  let skeletons: [SkeletonCache]

  init(_ compiler: TemplateCompiler, _ library: TemplateLibrary) {
    name = compiler.chain[0].name
    sources = compiler.sources.sorted()
    texts = compiler.texts.sorted()
    printed = compiler.printed
    type = compiler.scopes.stack[0].type
    program = compiler.builder.program
    self.library = library
    skeletons = program.units.map { _ in SkeletonCache() }
  }

  /// True when there is a place for the value of a name of the root's, `page.content`; a section may
  /// hide it.
  package func prints(_ name: String) -> Bool {
    guard case .found(let found) = TemplateScopes(root: type).find(name) else { return false }
    return printed.contains(found.path)
  }

  /// True when nothing is ever printed but white space.
  package var isBlank: Bool {
    program.literals.allSatisfy(isSpace)
      && !program.steps.contains { if case .value = $0 { true } else { false } }
  }

  /// Appends the template with the values of `record`, which has the shape it was compiled against.
  package func render(_ record: TemplateRecord, into output: inout [UInt8]) {
    if case .record(let shape) = type {
      precondition(record.shape === shape, "\(name) prints \(shape.name), not \(record.shape.name)")
    }
    render(.record(record), into: &output)
  }

  func render(_ root: TemplateValue, into output: inout [UInt8]) {
    var scopes = TemplateRenderer.Scopes(root: root)
    let renderer = TemplateRenderer(program: program, template: self)
    renderer.run(0..<program.steps.count, &scopes, into: &output)
  }
}
