import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import { OperatorFault } from '../../operator/operator-fault.ts'
import { leave, type Presence } from './presence.ts'

/** The server runs where nobody who used it looks for it; only another start finds it. */
export class ServerMoved extends OperatorFault {}

const tryAgainMs = 1000

/**
 * Stays present on a server until `leave`. When the server crashes it ends all connections, also the one
 * that shows others that we are there; when it is killed nobody else starts it. So whenever that connection
 * ends, `bringUp` enters the server again, or starts it, until it is told that we leave.
 */
export function keepPresent(
  first: Presence,
  bringUp: (leaving: AbortSignal) => Promise<Presence>,
  log: Log,
) {
  const leaving = new AbortController()
  let present: Promise<Presence | undefined> = Promise.resolve(watched(first))

  return {
    /** Runs `stop` if nobody else is present. */
    async leave(stop: () => Promise<void>): Promise<void> {
      leaving.abort()
      const presence = await present
      if (presence !== undefined) await leave(presence, stop)
    },
  }

  function watched(presence: Presence): Presence {
    presence.once('end', () => {
      if (!leaving.signal.aborted) present = comeBack()
    })
    return presence
  }

  /** Nothing where we leave meanwhile: nobody has to stop what is down. */
  async function comeBack(): Promise<Presence | undefined> {
    log.step('embedded postgres lost')
    while (!leaving.signal.aborted) {
      try {
        const presence = watched(await bringUp(leaving.signal))
        log.step('embedded postgres back')
        return presence
      } catch (error) {
        if (error instanceof ServerMoved) throw error
        if (leaving.signal.aborted) break
        log.failure('database', error)
        await sleep(tryAgainMs)
      }
    }
    return undefined
  }
}
