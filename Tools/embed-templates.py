#!/usr/bin/env python3
"""Writes the templates of the repository into the source, so that the program carries them.

    python3 Tools/embed-templates.py

A test fails when Sources/Rendering/BuiltInTemplates.swift and Templates/ differ.
"""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources/Rendering/BuiltInTemplates.swift"


def literal(text: str) -> str:
    """A Swift raw string that holds exactly `text`."""
    marks = "#"
    while '"""' + marks in text or "\\" + marks in text:
        marks += "#"
    lines = text.split("\n")
    # The last line break of the literal is not part of it; one more empty line keeps ours.
    return f'{marks}"""\n' + "\n".join(lines) + f'\n"""{marks}'


def main() -> None:
    folder = ROOT / "Templates"
    names = sorted(
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "README.md" and not path.name.startswith(".")
    )
    out = [
        "// Made by Tools/embed-templates.py from Templates/: change those, then run it again.",
        "// swift-format-ignore-file",
        "",
        "/// The templates that the program carries: the repository's own, byte for byte.",
        "package enum BuiltInTemplates {",
        "  /// Name (a path below `Templates/`) and text, sorted by name.",
        "  package static let all: [(name: String, text: String)] = [",
    ]
    for name in names:
        out.append(f'    ("{name}", {literal((folder / name).read_text())}),')
    out += ["  ]", "}", ""]
    TARGET.write_text("\n".join(out))


main()
