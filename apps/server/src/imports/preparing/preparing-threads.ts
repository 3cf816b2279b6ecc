import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { OpenedMaterial } from '../../platform/keys/keys.ts'
import { withBuffers } from '../../platform/threads/with-buffers.ts'
import { workerFile } from '../../platform/threads/worker-file.ts'
import { ImportFault } from '../import-fault.ts'
import type { JudgedRow } from './judge-row.ts'
import type { PreparedRows } from './prepare-rows.ts'
import type { Preparer } from './preparer.ts'

/** What a thread is started with: functions and connections do not go from thread to thread. */
export interface ThreadOrder {
  readonly url: string
  readonly material: OpenedMaterial
  /** The name of the kind. */
  readonly kind: string
  readonly isAgain: boolean
}

/** What cannot go on is told in words, for an error loses its class on the way. */
export type ThreadAnswer = PreparedRows | { readonly fault: string }

/** One looks up in the database what was imported before while another one's rows are worked on. */
const batchesAThread = 2

/** Threads that prepare rows beside the one that reads and stores. */
export function openPreparingThreads(order: ThreadOrder, threads: number): Preparer {
  const pool = new Piscina<readonly JudgedRow[], ThreadAnswer>({
    ...workerFile(import.meta.url, 'preparing-worker'),
    name: 'prepareInThread',
    workerData: order,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: batchesAThread,
    // A thread that sleeps in Atomics.wait hears nothing of its database.
    atomics: 'disabled',
  })
  // Without a listener a thread that breaks would end the process; what it worked on fails anyway.
  pool.on('error', () => undefined)
  return {
    async prepare(rows) {
      const answer = withBuffers(await pool.run(rows))
      if ('fault' in answer) throw new ImportFault(answer.fault)
      return answer
    },
    batchesAtOnce: threads * batchesAThread,
    close: () => pool.destroy(),
  }
}

/** With fewer a thread takes longer to start, and to become fast, than it spares. */
const linesWorthThreads = 20_000

/** The database takes a core, and another reads and stores: on two, a thread beside them made nothing faster. */
const coresTaken = 2

/** What more than two prepare no database takes in that time. */
const threadsAtMost = 2

/** How many threads prepare a file of so many lines on this machine. */
export function threadsFor(lines: number, cores = availableParallelism()): number {
  if (lines < linesWorthThreads) return 0
  return Math.min(Math.max(cores - coresTaken, 0), threadsAtMost)
}
