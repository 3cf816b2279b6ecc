import { type LookupKeyTable, shapeOf } from './lookup-key-tables.ts'

/** One thing that somebody states: whichever of its lookup keys is there opens. */
export type LookupKeys = readonly Buffer[]

/** The same, or what somebody knows by a code that is no secret. */
export type Stated = LookupKeys | readonly string[]

/** A text that is cut where its values go. */
export type Parts = readonly string[]

export type LookupKeyRow = Readonly<Record<string, unknown>>

/**
 * Lookup keys of the first fact that lead to what each other fact leads to as well. The lookup keys of a fact are a
 * value.
 */
export function joinedLookupKeys(table: LookupKeyTable, facts: number, atMost?: number): Parts {
  const { key, id, columns } = shapeOf(table)
  const isSame = ['customer_key', ...(id ? [id[0]] : [])]
    .map((column) => `also.${column} = key.${column}`)
    .join(' and ')
  const also = `and exists (select from ${table} as also where ${isSame} and also.${key} = any(`
  const isAsked = `::${columns[key]}[])`
  const others = Array.from({ length: facts - 1 }, (_, at) =>
    at === 0 ? `${isAsked} ${also}` : `${isAsked}) ${also}`,
  )
  return [
    `(select * from ${table} as key where key.${key} = any(`,
    ...others,
    `${isAsked}${facts > 1 ? ')' : ''}${limitOf(atMost)})`,
  ]
}

/** The first of two statements: all rows of these lookup keys, which are its one value. */
export function readLookupKeys(table: LookupKeyTable, atMost?: number): Parts {
  const { key, columns } = shapeOf(table)
  return [`select * from ${table} where ${key} = any(`, `::${columns[key]}[])${limitOf(atMost)}`]
}

function limitOf(atMost: number | undefined): string {
  return atMost === undefined ? '' : ` limit ${atMost}`
}

/** What the second joins with: the rows that the first has read. Each column is a value. */
export function listedLookupKeys(table: LookupKeyTable): Parts {
  const { columns } = shapeOf(table)
  const types = Object.values(columns).map((type) => `::${type}[]`)
  return ['unnest(', ...types.slice(0, -1).map((type) => `${type}, `), `${types.at(-1)})`]
}

/** How that list is called. */
export function listName(table: LookupKeyTable): string {
  return `key (${Object.keys(shapeOf(table).columns).join(', ')})`
}

/** The values of these rows for that list, column by column. */
export function columnsOf(table: LookupKeyTable, rows: readonly LookupKeyRow[]): unknown[][] {
  return Object.keys(shapeOf(table).columns).map((column) => rows.map((row) => row[column]))
}

/** What the first statement read, as far as every fact leads there: the rows of the first fact. */
export function intersect(
  table: LookupKeyTable,
  rows: readonly LookupKeyRow[],
  facts: readonly Stated[],
): LookupKeyRow[] {
  const { key, id } = shapeOf(table)
  const [first, ...others] = facts.map((lookupKeys) => {
    const names = new Set([...lookupKeys].map(nameOf))
    return rows.filter((row) => names.has(nameOf(row[key])))
  })
  const reached = others.map((found) => new Set(found.map(target)))
  return (first ?? []).filter((row) => reached.every((targets) => targets.has(target(row))))

  function target(row: LookupKeyRow): string {
    return `${nameOf(row.customer_key)} ${id === undefined ? '' : row[id[0]]}`
  }
}

function nameOf(key: unknown): string {
  return Buffer.isBuffer(key) ? key.toString('hex') : String(key)
}
