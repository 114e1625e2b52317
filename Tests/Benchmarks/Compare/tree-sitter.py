"""Parses a corpus with tree-sitter-swift, the way ParseBenchmark does with our parser."""

import resource
import sys

import tree_sitter
import tree_sitter_swift

parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
paths = [line.rstrip("\n") for name in sys.argv[1:] for line in open(name)]
sources = [open(path, "rb").read() for path in paths]


def parse_all():
    for source in sources:
        parser.parse(source)


parse_all()
print("files", len(sources), "bytes", sum(map(len, sources)), flush=True)
for _ in sys.stdin:
    start = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    parse_all()
    print(resource.getrusage(resource.RUSAGE_SELF).ru_utime - start, flush=True)
