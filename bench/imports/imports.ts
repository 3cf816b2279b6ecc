import { randomBytes } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { policies } from '../../apps/server/src/domains/policies/import/policies.ts'
import { columnsOf } from '../../apps/server/src/imports/columns.ts'
import { csvHeadings, csvRows } from '../../apps/server/src/imports/write-csv.ts'
import { demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { generatedPolicies, type ImportedPolicy } from '../../tools/generate/policies.ts'
import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { copyBeside, writtenRows } from './copy-beside.ts'
import { freshDatabase } from './fresh-database.ts'
import { importApart } from './import-apart.ts'
import type { Import } from './ours.ts'

interface Size {
  readonly count: number
  /** What the memory of it is held against: so many that it has settled. */
  readonly few: number
  readonly rounds: number
}

const portion = 50_000
const reach = { ratio: 0.7, timesMemoryOfFew: 1.3 }

/** Policies from a CSV file, beside PostgreSQL's COPY of the rows that come of them; both into an empty database. */
export const imports: Scenario = {
  name: 'imports',
  run: () => importsOf({ count: 50_000, few: 25_000, rounds: 3 }),
}

/** As an insurer begins. */
export const importsOfMillion: Scenario = {
  name: 'imports-of-million',
  isLong: true,
  run: () => importsOf({ count: 1_000_000, few: 100_000, rounds: 1 }),
}

function importsOf(size: Size): Promise<Figure[]> {
  return onOwnPostgres('imports', (own) => measure(own, size))
}

async function measure({ folder, url }: OwnPostgres, size: Size): Promise<Figure[]> {
  const { count, few, rounds } = size
  const material = demoKeyMaterial(join(folder, 'demo-keys'))
  const keys = keysFrom({ ...material, searchSecret: randomBytes(32) })
  const file = written(join(folder, 'policies.csv'), count)
  const fewFile = written(join(folder, 'few.csv'), few)
  // What fits into memory is made once for all rounds.
  const made = count > portion ? undefined : [...rowsOf(keys, count)]
  const ours: Import[] = []
  const copied: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    copied.push(await copyBeside(await freshDatabase(url), made ?? rowsOf(keys, count)))
    ours.push(await importApart(await freshDatabase(url), file))
  }
  const ofFew = await importApart(await freshDatabase(url), fewFile)
  return [rateOf(size, ours, copied), memoryOf(size, ours, ofFew)]
}

function rateOf({ count }: Size, ours: readonly Import[], copied: readonly number[]): Figure {
  const rate = count / median(ours.map(({ seconds }) => seconds))
  const limit = count / median(copied)
  const ratio = rate / limit
  return {
    what: `import of ${count} policies from CSV`,
    ours: Math.round(rate),
    unit: '/s',
    beside: [{ name: 'COPY of the same rows', value: Math.round(limit) }],
    ratio,
    reach: `≥ ${reach.ratio}`,
    isReached: ratio >= reach.ratio,
  }
}

function memoryOf({ count, few }: Size, many: readonly Import[], ofFew: Import): Figure {
  const ours = Math.max(...many.map(({ peakMegabytes }) => peakMegabytes))
  const ratio = ours / ofFew.peakMegabytes
  return {
    what: `peak memory of an import of ${count} policies`,
    ours,
    unit: 'MB',
    beside: [{ name: `of ${few} policies`, value: ofFew.peakMegabytes }],
    ratio,
    reach: `≤ ${reach.timesMemoryOfFew}× that of ${few}`,
    isReached: ratio <= reach.timesMemoryOfFew,
  }
}

/** The same policies each time, a portion at once. */
function* portionsOf(count: number): Generator<ImportedPolicy[]> {
  const generated = generatedPolicies(new Date().toISOString().slice(0, 10))
  for (let left = count; left > 0; left -= portion) {
    yield Array.from({ length: Math.min(left, portion) }, () => generated.next().value)
  }
}

function* rowsOf(keys: Keys, count: number) {
  for (const told of portionsOf(count)) yield writtenRows(keys, told)
}

function written(path: string, count: number): string {
  const columns = columnsOf(policies.schema)
  writeFileSync(path, csvHeadings(columns))
  for (const told of portionsOf(count)) appendFileSync(path, csvRows(columns, told))
  return path
}
