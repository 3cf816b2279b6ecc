import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../log/log.ts'
import type { PipelinedConnection } from '../connections/pipelined-connection.ts'

export interface FollowedReplica {
  /** Whatever was committed so many milliseconds ago, the replica has; infinite while nobody knows. */
  lagMs(): number
  close(): Promise<void>
}

/** Why a replica is not asked, as the log names it. */
class UnfitReplica extends Error {
  constructor(name: 'ReplicaTakesWrites' | 'ReplicaOfAnother' | 'ReplicaLags') {
    super(name)
    this.name = name
  }
}

interface Followed {
  readonly primary: PipelinedConnection
  readonly replica: pg.Pool
  readonly behindAtMostMs: number
  readonly log: Log
}

/** How far the log of the database had come, and when it was asked. */
interface Mark {
  readonly at: number
  readonly position: bigint
}

const lookEachMs = 1000
const marksAtMost = 600

/**
 * Notes each second how far the primary has written, then how far the replica has come: it has all that
 * was there at the latest mark that it has passed. That holds for a replica whose connection is broken or
 * that was halted, and while nobody writes; no clock of a server is asked.
 */
export function followReplica({
  primary,
  replica,
  behindAtMostMs,
  log,
}: Followed): FollowedReplica {
  const closing = new AbortController()
  let marks: readonly Mark[] = []
  let freshAt = Number.NEGATIVE_INFINITY
  let replayedBefore: bigint | undefined
  let status = ''
  const lagMs = () => performance.now() - freshAt
  const followed = follow()

  return {
    lagMs,
    async close() {
      closing.abort()
      await followed
    },
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await look()
        tell('used', lagMs() > behindAtMostMs ? new UnfitReplica('ReplicaLags') : undefined)
      } catch (error) {
        tell('away', error)
      }
      const pause = sleep(lookEachMs, undefined, { ref: false, signal: closing.signal })
      await pause.catch(() => undefined)
    }
  }

  async function look(): Promise<void> {
    const at = performance.now()
    const [there] = await primary.run<Status>('replica-status', askStatus, [])
    const { rows } = await replica.query<Status>(askStatus)
    const [here] = rows
    if (there === undefined || here === undefined) return
    const unfit = faultOf(here, there) ?? historyFault(there)
    if (unfit !== undefined) {
      forget()
      throw unfit
    }
    marks = [...marks, { at, position: BigInt(there.position) }].slice(-marksAtMost)
    const replayed = BigInt(here.position)
    const passed = marks.findLast(({ position }) => position <= replayed)
    // One look alone does not tell whether both have the same past.
    if (passed !== undefined && replayedBefore !== undefined) freshAt = passed.at
    replayedBefore = replayed
  }

  function forget(): void {
    marks = []
    freshAt = Number.NEGATIVE_INFINITY
    replayedBefore = undefined
  }

  /** What the replica had a moment ago the primary must have now, or each goes a way of its own. */
  function historyFault({ position }: Status): UnfitReplica | undefined {
    if (replayedBefore === undefined || replayedBefore <= BigInt(position)) return undefined
    return new UnfitReplica('ReplicaOfAnother')
  }

  /** Once for each change, not each second. */
  function tell(name: string, error: unknown): void {
    const now = error instanceof Error ? error.name : name
    if (now === status || closing.signal.aborted) return
    status = now
    if (error === undefined) log.step('replica', { status })
    else log.failure('replica', error)
  }
}

interface Status {
  readonly isReplica: boolean
  /** Of the server, which a replica has from its primary, and of the database in it. */
  readonly identity: string
  /** How many bytes of the log were written, or replayed. */
  readonly position: string
}

const askStatus = `
  select pg_is_in_recovery() as "isReplica",
    (select system_identifier from pg_control_system())::text || '/' ||
      (select oid from pg_database where datname = current_database())::text as identity,
    pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
    )::text as position
`

function faultOf(here: Status, there: Status): UnfitReplica | undefined {
  if (here.identity !== there.identity) return new UnfitReplica('ReplicaOfAnother')
  if (!here.isReplica) return new UnfitReplica('ReplicaTakesWrites')
  return undefined
}
