"""Write the beginning of a terminal game into docs/terminal.txt and README.md, from a real run.

python tools/terminal_transcript.py           write them
python tools/terminal_transcript.py --check   say which is not current, exit status 1
"""

import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rich.console import Console

from flipdeck.cli.play import PlayOptions, run
from flipdeck.cli.screen import Screen
from tools.generated_files import settle

ROOT = Path(__file__).resolve().parents[1]
COMMAND = "$ flipdeck play --seats 3 --seed lamp80"
TYPED = ("1", "6 blue", "wild draw color", "orange")
FIRST = "Round 1. "
BLOCK = re.compile(r"(?<=```text\n)\$ flipdeck play .*?(?=```)", re.DOTALL)


def transcript() -> str:
    """Return the game from the first deal to the move after the last line typed."""
    page = io.StringIO()
    console = Console(file=page, force_terminal=True, color_system=None, width=80, highlight=False)
    left = list(TYPED)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        page.write(f"{prompt}{left[0]}\n")
        return left.pop(0)

    run(PlayOptions(seats=3, seed="lamp80"), Screen(console, read))
    text = page.getvalue()
    shown = text[text.index(FIRST) :]
    end = shown.index("\n\n", shown.index(f"> {TYPED[-1]}\n"))
    return f"{COMMAND}\n{shown[:end]}\n"


def generated(root: Path = ROOT) -> dict[Path, str]:
    """Return the files that show the game, with what they should say."""
    shown = transcript()
    readme = (root / "README.md").read_text(encoding="utf-8")
    return {
        Path("docs/terminal.txt"): shown,
        Path("README.md"): BLOCK.sub(lambda _: shown, readme, count=1),
    }


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the files or check that they are current."""
    return settle(
        "Write the terminal transcript.",
        "tools/terminal_transcript.py",
        lambda: generated(root),
        arguments,
        root,
    )


if __name__ == "__main__":
    raise SystemExit(main())
