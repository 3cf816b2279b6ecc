import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { faultWords } from '../imports/fault-words.ts'
import { ImportFault } from '../imports/import-fault.ts'
import { importFile, type Progress } from '../imports/import-file.ts'
import type { ImportKind } from '../imports/import-kind.ts'
import { importKinds } from '../imports/import-kinds.ts'
import { progressLine, summaryOf } from '../imports/progress-line.ts'
import { encodings } from '../imports/reading/source-file.ts'
import { auditOn } from '../platform/audit/audit.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { openLog } from '../platform/log/log.ts'
import { progressShown } from '../platform/progress/show-progress.ts'

const usage = `npm run import -- <kind> <file.csv|file.ndjson[.gz]> [options]
  kind                 ${importKinds.map(({ name }) => name).join(', ')}
  --encoding gb18030   of a file that is not UTF-8
  --dry-run            judges every row and stores none
  --again              stores rows anew that say what they said before
  --rejects <file>     where rejected rows go; beside the file unless told`

/** Ends with 0 when every row is stored, with 2 when some were rejected, with 1 when it could not go on. */
const exitCodes = { done: 0, failed: 1, rejected: 2 } as const

const options = {
  encoding: { type: 'string', default: 'utf-8' },
  'dry-run': { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  rejects: { type: 'string' },
} as const

try {
  process.exitCode = exitCodes[await run()]
} catch (error) {
  process.stderr.write(`${faultWords(error)}\n`)
  process.exitCode = exitCodes.failed
}

async function run(): Promise<keyof typeof exitCodes> {
  const { kind, path, values } = readWords()
  const encoding = encodings.find((each) => each === values.encoding)
  if (encoding === undefined) throw new ImportFault(`encodings: ${encodings.join(', ')}`)
  const rejectsPath = values.rejects === undefined ? beside(path) : given(values.rejects)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

  const settings = givenSettings()
  const database = await openConfiguredDatabase(settings, openLog('error'))
  const parts = { ...database, keys: await keysInUse(database, settings), clock: systemClock }
  const isDry = values['dry-run']
  const asked = {
    kind,
    path,
    encoding,
    rejectsPath,
    isDry,
    isAgain: values.again,
    stop: stop.signal,
  }
  try {
    const { standing, fault } = await importFile(parts, asked, shownProgress(kind))
    const summary = `${kind.name}: ${summaryOf(standing)}`
    if (!isDry) await leaveTrace(parts, summary, fault)
    print(isDry ? `${summary}, if it were not a dry run` : summary)
    if (standing.rejected > 0) print(`rejected rows and why: ${rejectsPath}`)
    if (fault === undefined) return standing.rejected > 0 ? 'rejected' : 'done'
    print(
      `${fault}\n${isDry ? '' : `done up to line ${standing.lineDone}; the same file goes on behind it`}`,
    )
    return 'failed'
  } finally {
    await database.close()
  }
}

/** What kept an import from going on, a full disk say, may keep its trace from being stored; it is told once. */
async function leaveTrace(
  parts: Parameters<typeof auditOn>[0],
  outcome: string,
  fault: string | undefined,
): Promise<void> {
  try {
    await auditOn(parts).record({ event: 'rows-imported', outcome })
  } catch (error) {
    if (fault === undefined) throw error
  }
}

function readWords() {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [name, path, ...more] = positionals
    const kind = importKinds.find((each) => each.name === name)
    if (kind !== undefined && path !== undefined && more.length === 0) {
      return { kind, path: given(path), values }
    }
  } catch {
    // An option that there is not.
  }
  throw new ImportFault(usage)
}

/** npm works in the checkout; a path is meant from where it was typed. */
function given(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

function beside(path: string): string {
  return path.replace(/(\.(?:csv|ndjson))(?:\.gz)?$/i, '.rejected$1')
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
