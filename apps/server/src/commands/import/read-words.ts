import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importKinds } from '../../domains/import-kinds.ts'
import { ImportFault } from '../../imports/import-fault.ts'
import type { ImportAsked } from '../../imports/import-file.ts'
import { encodings } from '../../imports/reading/source-file.ts'
import { kindNamed, parsedBy } from '../asked-words.ts'

const usage = `npm run import -- <kind> <file.csv|file.ndjson[.gz]> [options]
  kind                 ${importKinds.map(({ name }) => name).join(', ')}
  --encoding gb18030   of a file that is not UTF-8
  --dry-run            judges every row and stores none
  --into-demo          imports into the demo, and nowhere else
  --again              stores rows anew that say what they said before
  --rows <n>           refuses a file that has more rows, or fewer
  --last-line-is-whole takes a last line without an end, as a cut-off file has one
  --rejects <file>     a new file for rejected rows; beside the file unless told`

const options = {
  encoding: { type: 'string', default: 'utf-8' },
  'dry-run': { type: 'boolean', default: false },
  'into-demo': { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  rows: { type: 'string' },
  'last-line-is-whole': { type: 'boolean', default: false },
  rejects: { type: 'string' },
} as const

interface Words extends Omit<ImportAsked, 'stop'> {
  /** Whether the database is meant to be the demo's. */
  readonly isIntoDemo: boolean
}

/** What was typed behind `npm run import --`; where it says nothing that can be done, what can be asked for. */
export function readWords(): Words {
  refuseTaken()
  const { positionals, values } = parsedBy(
    () => parseArgs({ options, allowPositionals: true }),
    usage,
  )
  const [name, typed, ...more] = positionals
  const kind = kindNamed(importKinds, name, usage)
  if (typed === undefined || more.length > 0) throw new ImportFault(usage)
  const encoding = encodings.find((each) => each === values.encoding)
  if (encoding === undefined) throw new ImportFault(`encodings: ${encodings.join(', ')}`)
  const path = given(typed)
  return {
    kind,
    path,
    encoding,
    rejectsPath:
      values.rejects === undefined ? beside(path, values['dry-run']) : given(values.rejects),
    mayNumberRejects: values.rejects === undefined,
    isDry: values['dry-run'],
    isIntoDemo: values['into-demo'],
    isAgain: values.again,
    isLastLineWhole: values['last-line-is-whole'],
    rowCount: values.rows === undefined ? undefined : countOf(values.rows),
  }
}

function refuseTaken(): void {
  const taken = takenByNpm(Object.keys(options), process.env)
  if (taken.length === 0) return
  const named = taken.map((name) => `--${name}`).join(', ')
  throw new ImportFault(
    `npm took ${named} for itself: what is meant for the import stands behind --\n${usage}`,
  )
}

function countOf(typed: string): number {
  if (!/^\d{1,12}$/.test(typed)) throw new ImportFault(`--rows takes a number\n${usage}`)
  return Number(typed)
}

/** npm works in the checkout; a path is meant from where it was typed. */
function given(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

/** A dry run has a file of its own, for what is there is never written over. */
function beside(path: string, isDry: boolean): string {
  return path.replace(/(\.(?:csv|ndjson))(?:\.gz)?$/i, `${isDry ? '.dry-run' : ''}.rejected$1`)
}

/**
 * Which options of ours npm kept for itself, because they were typed before a `--` or without one. It hands
 * them on in the environment alone, as `npm_config_dry_run`; a command that does not look there would do
 * what nobody asked for.
 */
function takenByNpm(options: readonly string[], env: NodeJS.ProcessEnv): readonly string[] {
  return options.filter((option) => `npm_config_${option.replaceAll('-', '_')}` in env)
}
