"""Sphinx configuration. Pages under reference/ are written from the code before every build."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from flipdeck import __version__  # noqa: E402
from tools import docs_inline, docs_reference  # noqa: E402

project = "Flipdeck"
author = "Flipdeck contributors"
project_copyright = "Flipdeck contributors, MIT licence"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "design", "examples", "ROADMAP.md", "screens"]
nitpicky = True
# The standard library and the packages we use have no pages here, and reading needs no network.
# Types of ours that are not public are named in signatures, without a link.
nitpick_ignore_regex = [
    ("py:.*", r"(?!flipdeck\.).*"),
    ("py:.*", r"flipdeck\.\w+\..*"),
]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 88
smartquotes_action = "qe"  # quotes and ellipses, but "--lan" stays as it is typed

html_theme = "furo"
html_title = "Flipdeck"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False


def setup(app: Any) -> None:
    """Write the reference pages first; afterwards move inline code into files, for the CSP."""
    docs_reference.write(HERE / "reference")
    app.connect("build-finished", _finish)


def _finish(app: Any, failed: Exception | None) -> None:
    if failed is None and app.builder.format == "html":
        docs_inline.extract(Path(app.outdir))
