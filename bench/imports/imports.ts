import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { policies } from '../../apps/server/src/domains/policies/import/policies.ts'
import { columnsOf } from '../../apps/server/src/imports/columns.ts'
import { csvHeadings, csvRows } from '../../apps/server/src/imports/write-csv.ts'
import { demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { generatedPolicies, type ImportedPolicy } from '../../tools/generate/policies.ts'
import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { copyBeside, writtenRows } from './copy-beside.ts'
import { freshDatabase } from './fresh-database.ts'
import { importApart } from './import-apart.ts'
import type { Import } from './ours.ts'

/** Both are so many that the memory has settled. */
const count = 50_000
const few = 25_000
const rounds = 3
const reach = { ratio: 0.7, timesMemoryOfFew: 1.3 }

/** Policies from a CSV file, beside PostgreSQL's COPY of the rows that come of them; both into an empty database. */
export const imports: Scenario = {
  name: 'imports',
  run: () => onOwnPostgres('imports', measure),
}

async function measure({ folder, url }: OwnPostgres): Promise<Figure[]> {
  const told = firstPolicies(count)
  const material = demoKeyMaterial(join(folder, 'demo-keys'))
  const rows = writtenRows(keysFrom({ ...material, searchSecret: randomBytes(32) }), told)
  const file = written(join(folder, 'policies.csv'), told)
  const ours: Import[] = []
  const copied: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    copied.push(await copyBeside(await freshDatabase(url), rows))
    ours.push(await importApart(await freshDatabase(url), file))
  }
  const fewFile = written(join(folder, 'few.csv'), told.slice(0, few))
  const ofFew = await importApart(await freshDatabase(url), fewFile)
  return [rateOf(ours, copied), memoryOf(ours, ofFew)]
}

function rateOf(ours: readonly Import[], copied: readonly number[]): Figure {
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

function memoryOf(many: readonly Import[], ofFew: Import): Figure {
  const ours = Math.max(...many.map(({ peakMegabytes }) => peakMegabytes))
  const ratio = ours / ofFew.peakMegabytes
  return {
    what: `peak memory of that import`,
    ours,
    unit: 'MB',
    beside: [{ name: `of ${few} policies`, value: ofFew.peakMegabytes }],
    ratio,
    reach: `≤ ${reach.timesMemoryOfFew}× that of ${few}`,
    isReached: ratio <= reach.timesMemoryOfFew,
  }
}

function firstPolicies(number: number): ImportedPolicy[] {
  const generated = generatedPolicies(new Date().toISOString().slice(0, 10))
  return Array.from({ length: number }, () => generated.next().value)
}

function written(path: string, told: readonly object[]): string {
  const columns = columnsOf(policies.schema)
  writeFileSync(path, csvHeadings(columns) + csvRows(columns, told))
  return path
}
