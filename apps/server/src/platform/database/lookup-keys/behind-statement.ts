import type { PipelinedConnections } from '../connections/pipelined-connection.ts'
import { statement } from '../statement.ts'
import { type LookupKeyTable, leadsTo, shapeOf } from './lookup-key-tables.ts'
import {
  columnsOf,
  intersect,
  joinedLookupKeys,
  type LookupKeyRow,
  listedLookupKeys,
  listName,
  type Parts,
  readLookupKeys,
  type Stated,
} from './lookup-key-text.ts'

/** What a statement is written with. */
interface BehindText {
  /** To select from: lookup keys of the first fact that lead to what every other fact leads to as well. */
  readonly lookupKeys: string
  /** For a join with `lookupKeys`: it leads to the row of this table. */
  to(other: string): string
  /** The further values of the statement, from 1. */
  value(number: number): string
}

/**
 * As `behind`, for what is asked many times a second: fixed statements on the pipelined connections. `write` writes
 * the one that joins, or the second of two.
 */
export function behindStatement<Row>(
  name: string,
  table: LookupKeyTable,
  write: (text: BehindText) => string,
): (
  pipelined: PipelinedConnections,
  facts: readonly Stated[],
  ...values: readonly unknown[]
) => Promise<Row[]> {
  const joined = new Map<number, ReturnType<typeof statement<Row>>>()
  const read = statement<LookupKeyRow>(`${name}-keys`, numbered(readLookupKeys(table)))
  const second = statement<Row>(`${name}-rows`, write(secondText(table)))

  return async (pipelined, facts, ...values) => {
    if (pipelined.layout === 'together') {
      const only = joined.get(facts.length) ?? join(facts.length)
      return only(pipelined.swift, ...facts, ...values)
    }
    const rows = await read(pipelined.lookups, facts.flat())
    const found = intersect(table, rows, facts)
    return second(pipelined.lookups, ...columnsOf(table, found), ...values)
  }

  function join(facts: number) {
    const made = statement<Row>(`${name}-${facts}`, write(joinedText(table, facts)))
    joined.set(facts, made)
    return made
  }
}

function joinedText(table: LookupKeyTable, facts: number): BehindText {
  return {
    lookupKeys: `${numbered(joinedLookupKeys(table, facts))} as key`,
    to: (other) => leadsTo(table, other),
    value: (number) => `$${facts + number}`,
  }
}

function secondText(table: LookupKeyTable): BehindText {
  const columns = Object.keys(shapeOf(table).columns)
  const customers = `$${columns.indexOf('customer_key') + 1}::bytea[]`
  return {
    lookupKeys: `${numbered(listedLookupKeys(table))} as ${listName(table)}`,
    to: (other) => `${leadsTo(table, other)} and ${other}.customer_key = any(${customers})`,
    value: (number) => `$${columns.length + number}`,
  }
}

function numbered(parts: Parts): string {
  return parts.reduce(
    (text, part, before) => (before === 0 ? part : `${text}$${before}${part}`),
    '',
  )
}
