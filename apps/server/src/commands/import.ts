import { demoDay } from '../demo/demo-marker.ts'
import { ImportFault } from '../imports/import-fault.ts'
import {
  type ImportAsked,
  type Imported,
  type ImportServices,
  importFile,
  type Progress,
} from '../imports/import-file.ts'
import type { ImportKind } from '../imports/import-kind.ts'
import { progressLine, summaryOf } from '../imports/progress-line.ts'
import { type AuditServices, auditOn } from '../platform/audit/audit.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Db } from '../platform/database/database.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { forOperator } from '../platform/operator/for-operator.ts'
import { goLast } from '../platform/operator/go-last.ts'
import { stopSignals } from '../platform/operator/stop-signals.ts'
import { progressShown } from '../platform/progress/show-progress.ts'
import { readWords } from './import/read-words.ts'
import { runOnDatabase } from './run-on-database.ts'

/** Ends with 0 when every row is stored, with 2 when some were rejected, with 1 when it could not go on. */
const exitCodes = { done: 0, failed: 1, rejected: 2 } as const

await forOperator(async () => {
  const words = readWords()
  goLast()
  const stop = new AbortController()
  for (const signal of stopSignals) process.once(signal, () => stop.abort())
  await runOnDatabase(async ({ database, settings }) => {
    const keys = await keysInUse(database, settings)
    const services = { ...database, keys, clock: systemClock, settings }
    await refuseOtherDatabase(services.db, words.isIntoDemo)
    process.exitCode = exitCodes[await run(services, { ...words, stop: stop.signal })]
  })
})

type TracedServices = ImportServices & AuditServices

async function run(services: TracedServices, asked: ImportAsked): Promise<keyof typeof exitCodes> {
  const { kind, isDry } = asked
  const imported = await importFile(services, asked, shownProgress(kind))
  const { progress, rejectsPath, fault } = imported
  const summary = `${kind.name}: ${summaryOf(progress)}`
  if (!isDry) await leaveTrace(services, summary, fault)
  print(isDry ? `${summary}, if it were not a dry run` : summary)
  if (progress.rejected > 0) print(`rejected rows and why: ${rejectsPath}`)
  if (fault === undefined && progress.lineDone === 0) print('the file has no rows')
  if (fault === undefined) return progress.rejected > 0 ? 'rejected' : 'done'
  print(`${fault}\n${isDry ? '' : onwardFrom(imported)}`)
  return 'failed'
}

function onwardFrom({ progress: { lineDone }, goesOn }: Imported): string {
  if (goesOn) return `done up to line ${lineDone}; the same file goes on behind it`
  return lineDone === 0
    ? 'nothing is stored'
    : `done up to line ${lineDone}; once the file is put right, what is stored is passed over`
}

/** What kept an import from going on, a full disk say, may keep its trace from being stored; it is told once. */
async function leaveTrace(
  services: AuditServices,
  outcome: string,
  fault: string | undefined,
): Promise<void> {
  try {
    await auditOn(services).record({ event: 'rows-imported', outcome })
  } catch (error) {
    if (fault === undefined) throw error
  }
}

function shownProgress({ name }: ImportKind): (progress: Progress) => void {
  const show = progressShown()
  return (progress) =>
    show(progress.lineDone >= progress.lines, (seconds) =>
      progressLine({ ...progress, kind: name, seconds }),
    )
}

function print(line: string): void {
  process.stdout.write(`${line.trimEnd()}\n`)
}

/**
 * The demo shows codes and messages to whoever asks, and no customers of the core may land there by a
 * `DATABASE_URL` that was left as it was; made-up ones may land nowhere else. So both sides have to agree.
 */
async function refuseOtherDatabase(db: Db, isIntoDemo: boolean): Promise<void> {
  const isDemo = (await demoDay(db)) !== undefined
  if (isDemo === isIntoDemo) return
  throw new ImportFault(
    isDemo
      ? "the database is the demo's, where everybody reads codes and messages: --into-demo imports there"
      : "the database is not the demo's: --into-demo imports nowhere else",
  )
}
