import { sql } from 'kysely'
import { type Audit, auditOn } from '../../platform/audit/audit.ts'
import type { ChainServices } from '../../platform/audit/chain.ts'
import {
  type LoneConnection,
  openLoneConnection,
} from '../../platform/database/connections/lone-connection.ts'
import type { PipelinedConnections } from '../../platform/database/connections/pipelined-connection.ts'

/** A connection that rows of the core go in by, and the trail that is written on it. */
export interface PushConnection extends LoneConnection {
  readonly audit: Audit
}

export interface PushConnections {
  /** Lends one for a batch; whoever comes meanwhile waits for their turn. */
  use<Result>(work: (connection: PushConnection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

interface Opening extends ChainServices {
  readonly url: string
  readonly pipelined: PipelinedConnections
}

/** Rows of the core leave the others to customers, and yet two cores are busy with them. */
const atMost = 2

/** Connections of their own, for what a row is stored by (COPY) needs one; they open as they are needed. */
export function openPushConnections({ url, pipelined, ...services }: Opening): PushConnections {
  const idle: PushConnection[] = []
  const waiting: (() => void)[] = []
  let lent = 0
  let isClosed = false

  async function take(): Promise<PushConnection> {
    while (lent >= atMost) await new Promise<void>((resolve) => waiting.push(resolve))
    lent += 1
    try {
      return idle.pop() ?? (await open())
    } catch (error) {
      giveBack()
      throw error
    }
  }

  async function open(): Promise<PushConnection> {
    const lone = await openLoneConnection(url, 'ecenter core')
    // Longer than a batch of an import, which may hold the same row; what hangs must not hold up all others.
    await sql`set statement_timeout = '20s'`.execute(lone.db)
    await sql`set lock_timeout = '15s'`.execute(lone.db)
    return { ...lone, audit: auditOn({ ...services, pipelined, db: lone.db }) }
  }

  function giveBack(connection?: PushConnection): void {
    lent -= 1
    if (connection !== undefined && !isClosed) idle.push(connection)
    waiting.shift()?.()
  }

  return {
    async use(work) {
      const connection = await take()
      try {
        const result = await work(connection)
        giveBack(connection)
        return result
      } catch (error) {
        // Whether it is still good is unknown, and another one is quickly there.
        giveBack()
        await connection.close().catch(() => undefined)
        throw error
      }
    },
    async close() {
      isClosed = true
      await Promise.all(idle.splice(0).map((connection) => connection.close()))
    },
  }
}
