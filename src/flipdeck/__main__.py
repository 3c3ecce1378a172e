"""``python -m flipdeck``."""

import sys

from flipdeck.cli import main

sys.exit(main())
