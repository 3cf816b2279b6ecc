import { setTimeout as wait } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { within } from '../clock/within.ts'
import type { Log } from '../log/log.ts'

/** How a queue is worked off. */
export interface Pace {
  readonly pollMs: number
  /** Jobs that a worker takes at once; one unless told otherwise. */
  readonly batchSize?: number
  /** One unless told otherwise. */
  readonly workers?: number
}

/** Does one job; what answers false, or throws, is tried again. */
export type Act<Data> = (job: PgBoss.JobWithMetadata<Data>) => Promise<boolean>

/**
 * Work off queues whose jobs reach the world outside. pg-boss' own workers note what is done without
 * waiting for it, so that a database which restarts just then has it done twice; and a stop fails what is
 * under way, which is then done by this process and by the next.
 */
export interface QueueWorkers {
  workOff<Data>(queue: string, pace: Pace, act: Act<Data>): void
  /** Takes no more jobs; answers when those that were taken are done and noted. */
  stop(): Promise<void>
}

const noteAgainMs = 1000
/** Well below the time after which a job counts as lost, and comes again. */
const noteWithinMs = 15_000

export function queueWorkers(boss: PgBoss, log: Log): QueueWorkers {
  const stopping = new AbortController()
  const working: Promise<void>[] = []

  return {
    workOff(queue, { workers = 1, ...pace }, act) {
      for (let worker = 0; worker < workers; worker++) working.push(workOn(queue, pace, act))
    },
    async stop() {
      stopping.abort()
      await Promise.all(working)
    },
  }

  async function workOn<Data>(
    queue: string,
    { pollMs, batchSize = 1 }: Pace,
    act: Act<Data>,
  ): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      const pause = wait(pollMs, undefined, { signal }).catch(() => undefined)
      const jobs = await boss.fetch<Data>(queue, { batchSize, includeMetadata: true })
      await workThrough(queue, jobs, act)
      await pause
    }
  }

  /** Those that failed are tried again without their neighbours, which are done. */
  async function workThrough<Data>(
    queue: string,
    jobs: readonly PgBoss.JobWithMetadata<Data>[],
    act: Act<Data>,
  ): Promise<void> {
    const areDone = await Promise.all(jobs.map((job) => isDone(queue, job, act)))
    const ids = (done: boolean) => jobs.filter((_, at) => areDone[at] === done).map(({ id }) => id)
    await Promise.all([noteDone(queue, ids(true)), noteFailed(queue, ids(false))])
  }

  async function isDone<Data>(
    queue: string,
    job: PgBoss.JobWithMetadata<Data>,
    act: Act<Data>,
  ): Promise<boolean> {
    try {
      return await within(job.expireInSeconds * 1000, act(job))
    } catch (error) {
      log.failure(queue, error)
      return false
    }
  }

  /** The database may be away for a moment; to say it twice does nothing. */
  async function noteDone(queue: string, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    const until = performance.now() + noteWithinMs
    for (;;) {
      try {
        await boss.complete(queue, ids)
        return
      } catch (error) {
        if (performance.now() > until) return log.failure('jobs', error)
      }
      await wait(noteAgainMs)
    }
  }

  /**
   * Said once, for another process may have the job by the second time; where it is not heard, the job
   * comes again when it has expired. Without the error, which would be stored and may quote a customer.
   */
  async function noteFailed(queue: string, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    await boss.fail(queue, ids).catch((error: unknown) => log.failure('jobs', error))
  }
}
