import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importKinds } from '../domains/import-kinds.ts'
import { ImportFault } from '../imports/import-fault.ts'
import type { ImportKind, SealedRows, StoredRow } from '../imports/import-kind.ts'
import { type Comparison, compareRows } from '../imports/reconcile/compare-rows.ts'
import { removeSurplus } from '../imports/reconcile/remove-surplus.ts'
import { readVersionsFromCore } from '../imports/reconcile/versions-from-core.ts'
import { forOperator } from '../platform/operator/for-operator.ts'
import { kindNamed, parsedBy } from './asked-words.ts'
import { runWithKeys } from './run-on-database.ts'

type Reconciled = ImportKind & { readonly sealedIn: SealedRows }
const kinds = importKinds.filter((kind): kind is Reconciled => kind.sealedIn !== undefined)

const usage = `npm run reconcile -- <kind> <file> [options]
  kind              ${kinds.map(({ name }) => name).join(', ')}
  file              a line key,version for every row that the core has, without a heading
  --mend            takes away what the core does not have; needs --made
  --made <moment>   when the core wrote the file, such as 2026-11-25T03:00:00+08:00
  --at-most <n>     takes away no more than so many rows (100), for a file that was cut off lacks the others`

/** Ends with 0 when both have the same, with 2 when they differ, with 1 when it could not be told. */
const exitCodes = { same: 0, failed: 1, different: 2 } as const

await forOperator(async () => {
  const asked = readWords()
  await runWithKeys(async ({ db, keys, audit }) => {
    const { kind, path, isMending, madeAt, atMost } = asked
    const told = await readVersionsFromCore({ keys, kind }, path)
    const compared = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => compareRows({ db: transaction, keys, kind, madeAt }, told))
    if (isMending && compared.surplus.length > atMost)
      throw new ImportFault(
        `${compared.surplus.length} rows are here that the core does not have, more than --at-most ${atMost}: nothing is taken away`,
      )
    const left = isMending ? await removeSurplus({ db, keys }, kind, compared.surplus) : undefined
    const summary = summaryOf(kind, compared, left)
    await audit.record({ event: 'rows-reconciled', outcome: summary })
    process.stdout.write(`${summary}\n`)
    const lines = linesOf(compared, left)
    if (lines.length === 0) return
    const report = `${path}.differences.csv`
    // Keys may be ID numbers.
    await writeFile(report, `${lines.join('\n')}\n`, { mode: 0o600 })
    process.stdout.write(`what differs, and what to ask the core for: ${report}\n`)
    process.exitCode = exitCodes.different
  })
})

function readWords() {
  const { positionals, values } = parsed()
  const [name, file, ...more] = positionals
  const kind = kindNamed(kinds, name, usage)
  const madeAt = values.made === undefined ? undefined : new Date(values.made)
  const atMost = Number(values['at-most'])
  if (file === undefined || more.length > 0) throw new ImportFault(usage)
  if (Number.isNaN(madeAt?.getTime() ?? 0)) throw new ImportFault(`--made is no moment\n${usage}`)
  if (!Number.isSafeInteger(atMost)) throw new ImportFault(`--at-most is no number\n${usage}`)
  if (values.mend && madeAt === undefined)
    throw new ImportFault('--mend needs --made: rows that were told since then are not surplus')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  return { kind, path, madeAt, atMost, isMending: values.mend }
}

function parsed() {
  return parsedBy(
    () =>
      parseArgs({
        allowPositionals: true,
        options: {
          mend: { type: 'boolean', default: false },
          made: { type: 'string' },
          'at-most': { type: 'string', default: '100' },
        },
      }),
    usage,
  )
}

type Left = readonly (StoredRow & { readonly reason: string })[]

function summaryOf(kind: ImportKind, compared: Comparison, left: Left | undefined): string {
  const { same, missing, different, surplus } = compared
  const counts = `${kind.name}: ${same} the same, ${missing.length} missing here, ${different.length} in another version, ${surplus.length} the core does not have`
  return left === undefined
    ? counts
    : `${counts}, of which ${surplus.length - left.length} were taken away`
}

function linesOf({ missing, different, surplus }: Comparison, left: Left | undefined): string[] {
  return [
    ...missing.map(({ key, version }) => `missing,${key},${version}`),
    ...different.map(
      ({ key, version, stands }) => `differs,${key},${version},${stands ?? 'by a file'}`,
    ),
    ...(left?.map(({ key, reason }) => `stays,${key},"${reason}"`) ??
      surplus.map(({ key }) => `surplus,${key}`)),
  ]
}
