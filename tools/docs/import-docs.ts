import { importKinds } from '../../apps/server/src/domains/import-kinds.ts'
import { type Column, columnsOf } from '../../apps/server/src/imports/columns.ts'
import type { ImportKind } from '../../apps/server/src/imports/import-kind.ts'
import { csvHeadings, csvRows } from '../../apps/server/src/imports/write-csv.ts'
import { generated } from '../generate/generated.ts'

/** The day from which those of the sample files are reckoned. */
const sampleDay = '2026-06-30'

/** All that can be imported, for people to read (`docs/imports.md`), and the sample file of each kind. */
export function importDocs(): ReadonlyMap<string, string> {
  const page = [opening, ...importKinds.map(chapterOf)].join('\n\n')
  const samples = importKinds.map((kind) => [sampleFile(kind), sampleOf(kind)] as const)
  return new Map([['docs/imports.md', `${page}\n`], ...samples, [lineSamplesFile, lineSamples()]])
}

/** What the core's listener gives as a sample of each kind, which the service has with it. */
const lineSamplesFile = 'apps/server/src/core/schemas/samples.json'

function lineSamples(): string {
  const rows = importKinds.map(({ name }) => [name, generated[name]?.samples(sampleDay)[0]])
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}

const opening = `<!-- Made by \`npm run docs:imports\` from apps/server/src/imports. A test tells when it is out of date. -->

# Imports

\`npm run import -- <kind> <file>\` brings files of the insurer's core into the database; [operations.md](operations.md)
tells how it goes on, what it rejects and how it ends. The sample files are of made-up people, for a demo to be tried with:
\`npm run import -- products docs/imports/products.csv --into-demo\`.

**CSV** (RFC 4180, commas, UTF-8 or with \`--encoding gb18030\`): the first line names the columns, in any order. An empty
cell is no value. Lists and other facts within facts are JSON in one cell.

**NDJSON**: one JSON object a line, with the same names; a dot leads into an object: \`insured.name\` is
\`{"insured": {"name": …}}\`. A \`null\` is no value.

Either may be packed by gzip. Money is in fen, days are \`2026-03-31\`, moments
\`2026-03-31T09:35:00+08:00\`. Columns marked * are needed; below an object that
may be missing as a whole none is marked. What a rule says beyond its type stands in \`packages/contract/src/rules\`.`

function chapterOf(kind: ImportKind): string {
  const [title, sample] = [`## ${kind.name}`, sampleFile(kind).replace('docs/', '')]
  return [
    title,
    `${kind.words} Sample: [${sample}](${sample}).`,
    [
      '| Column | Type | What it says |',
      '|---|---|---|',
      ...columnsOf(kind.schema).map(rowOf),
    ].join('\n'),
  ].join('\n\n')
}

function rowOf({ name, type, isNeeded, words }: Column): string {
  return `| \`${name}\`${isNeeded ? ' *' : ''} | ${type} | ${words.replaceAll('|', '\\|')} |`
}

function sampleFile({ name }: ImportKind): string {
  return `docs/imports/${name}.csv`
}

function sampleOf({ name, schema }: ImportKind): string {
  const columns = columnsOf(schema)
  return csvHeadings(columns) + csvRows(columns, generated[name]?.samples(sampleDay) ?? [])
}
