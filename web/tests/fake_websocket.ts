/** A WebSocket whose server is the test. */

export class FakeWebSocket {
  static OPEN = 1
  static all: FakeWebSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = () => {}
  constructor(readonly url: string) {
    FakeWebSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose()
  }
  accept(): void {
    this.readyState = FakeWebSocket.OPEN
    this.onopen()
  }
  receive(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  refuse(error: string): void {
    this.receive({ type: 'error', id: null, error, text: error, closing: true })
    this.close()
  }
}

/** The socket opened last. */
export const last = () => FakeWebSocket.all.at(-1)!
