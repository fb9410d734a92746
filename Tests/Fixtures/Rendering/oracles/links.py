"""Prints what Python's urllib reads from links, one a line: host, then name=value, tab-separated."""

import sys
import urllib.parse

for line in sys.stdin:
    link = urllib.parse.urlsplit(line.rstrip("\n"))
    fields = urllib.parse.parse_qsl(link.query, keep_blank_values=True, strict_parsing=True)
    texts = [f"{name}={value!a}" for name, value in fields]
    print("\t".join([f"{link.scheme}://{link.netloc}{link.path}"] + texts))
