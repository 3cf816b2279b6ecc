import type { OpenPipelinedConnection } from './connections/pipelined-connection.ts'

/** Whatever is asked behind a statement that has been under way for so long would wait for it. */
const slowMs = 20

interface Lane {
  readonly connection: OpenPipelinedConnection
  /** When each statement that has no answer yet was asked; the first has waited longest, for answers come in order. */
  readonly asked: Set<{ readonly at: number }>
}

/**
 * Several pipelined connections as one. All goes by the first, for what is asked in one turn is one write
 * there; only while a slow statement holds that up, it goes by the next. Nothing holds up all of them but as many slow
 * statements as there are connections.
 */
export function sideBySide(
  connections: readonly OpenPipelinedConnection[],
): OpenPipelinedConnection {
  const lanes = connections.map((connection): Lane => ({ connection, asked: new Set() }))

  /** The first that is not held up, or the one that was held up last. */
  function freest(): Lane {
    const now = performance.now()
    return lanes.reduce((chosen, lane) => {
      const held = heldMs(chosen, now)
      return held < slowMs || held <= heldMs(lane, now) ? chosen : lane
    })
  }

  return {
    async run<Row>(name: string, text: string, values: readonly unknown[]) {
      const { connection, asked } = freest()
      const mark = { at: performance.now() }
      asked.add(mark)
      try {
        return await connection.run<Row>(name, text, values)
      } finally {
        asked.delete(mark)
      }
    },
    async close() {
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}

function heldMs({ asked }: Lane, now: number): number {
  const [first] = asked
  return first === undefined ? 0 : now - first.at
}
