/// A compiled root template: prints records, from any thread.
package final class Template: Sendable {
  package let name: String
  /// The files that it is made of, itself included, sorted: it changes when one of them does.
  package let sources: [String]
  /// The keys of the texts that it prints, sorted.
  package let texts: [String]

  let type: TemplateType
  let program: TemplateProgram
  let library: TemplateLibrary
  let skeletons: [SkeletonCache]

  init(_ compiler: TemplateCompiler, _ library: TemplateLibrary) {
    name = compiler.chain[0].name
    sources = compiler.sources.sorted()
    texts = compiler.texts.sorted()
    type = compiler.scopes.stack[0].type
    program = compiler.builder.program
    self.library = library
    skeletons = program.units.map { _ in SkeletonCache() }
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
