/** Both worlds have it, and the contract is compiled with the types of neither. */
declare const TextDecoder: new () => {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string
}

/** The body of an answer of `fetch`. */
export interface EventBody {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

export const eventsType = 'text/event-stream'

/** Whether an answer of `fetch` is one of events; a refusal is JSON. */
export function isEvents({ ok, headers }: EventAnswer): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith(eventsType)
}

interface EventAnswer {
  readonly ok: boolean
  readonly headers: { get(name: string): string | null }
}

/** What keeps a quiet connection from being taken for a broken one. */
export const heartbeat = ':\n\n'
/** So often, in milliseconds. */
export const heartbeatEveryMs = 15_000
/** A connection that is silent for longer is dead, in milliseconds: two beats and some more are missing. */
export const silenceAtMostMs = 40_000

/** One event as it travels. JSON has no line ends of its own, so it is one line. */
export function eventText(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

/**
 * Each event of an answer of type `text/event-stream`, however its bytes were cut on the way; an event
 * that did not come whole is none. `heard` runs for everything that arrives, heartbeats too. Ends when
 * the service ends the answer, throws when the connection breaks, and cancels it when nobody reads on.
 */
export async function* readEvents(body: EventBody, heard?: () => void): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard?.()
      const lines = (rest + decoder.decode(value, { stream: true })).split(lineEnd)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(5))
        if (line !== '' || data.length === 0) continue
        const event: unknown = JSON.parse(data.join('\n'))
        data = []
        yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}

/** A carriage return at the end of a chunk may be half of a line end, so it waits for what follows. */
const lineEnd = /\r\n|\n|\r(?!$)/
