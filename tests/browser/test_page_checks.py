"""The check of every page works: it reports errors, other hosts and forbidden scripts."""

from tests.support.browser_fixture import BrowserSession


def test_problems_are_reported(session: BrowserSession) -> None:
    ann = session.player().open()
    ann.page.locator("[data-do=play]").wait_for()
    assert ann.unexpected_problems() == []
    ann.page.evaluate("() => console.error('broken')")
    ann.page.evaluate("() => fetch('http://192.0.2.1/').catch(() => {})")
    ann.page.evaluate("() => setTimeout(() => { throw new Error('thrown') })")
    ann.page.evaluate(
        """() => {
          const script = document.createElement('script')
          script.textContent = '1'
          document.head.append(script)
        }"""
    )
    ann.page.wait_for_timeout(0)
    problems = " | ".join(ann.unexpected_problems())
    for part in ("broken", "policy: connect-src", "policy: script-src", "thrown"):
        assert part in problems, problems
    ann.problems.clear()
