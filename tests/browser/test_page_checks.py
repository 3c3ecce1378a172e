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
    wanted = ("broken", "policy: connect-src", "policy: script-src", "thrown")

    def all_reported() -> bool:
        return all(part in " | ".join(ann.unexpected_problems()) for part in wanted)

    ann.wait_until(all_reported, "every problem is reported")
    ann.problems.clear()
