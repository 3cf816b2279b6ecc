import type { Lanes } from '../lane.ts'
import { statement } from '../statement.ts'
import { type DoorTable, leadsTo, shapeOf } from './lookup-key-tables.ts'
import {
  columnsOf,
  type DoorRow,
  intersect,
  joinedDoors,
  listedDoors,
  listName,
  type Parts,
  readDoors,
  type Stated,
} from './lookup-key-text.ts'

/** What a statement is written with. */
interface BehindText {
  /** To select from: doors of the first fact that lead to what every other fact leads to as well. */
  readonly doors: string
  /** For a join with `doors`: it leads to the row of this table. */
  to(other: string): string
  /** The further values of the statement, from 1. */
  value(number: number): string
}

/**
 * As `behind`, for what is asked many times a second: fixed statements on the lanes. `write` writes the one that
 * joins, or the second of two.
 */
export function behindStatement<Row>(
  name: string,
  table: DoorTable,
  write: (text: BehindText) => string,
): (lanes: Lanes, facts: readonly Stated[], ...values: readonly unknown[]) => Promise<Row[]> {
  const joined = new Map<number, ReturnType<typeof statement<Row>>>()
  const read = statement<DoorRow>(`${name}-keys`, numbered(readDoors(table)))
  const second = statement<Row>(`${name}-rows`, write(secondText(table)))

  return async (lanes, facts, ...values) => {
    if (lanes.layout === 'together') {
      const only = joined.get(facts.length) ?? join(facts.length)
      return only(lanes.swift, ...facts, ...values)
    }
    const rows = await read(lanes.swift, facts.flat())
    const found = intersect(table, rows, facts)
    return second(lanes.swift, ...columnsOf(table, found), ...values)
  }

  function join(facts: number) {
    const made = statement<Row>(`${name}-${facts}`, write(joinedText(table, facts)))
    joined.set(facts, made)
    return made
  }
}

function joinedText(table: DoorTable, facts: number): BehindText {
  return {
    doors: `${numbered(joinedDoors(table, facts))} as door`,
    to: (other) => leadsTo(table, other),
    value: (number) => `$${facts + number}`,
  }
}

function secondText(table: DoorTable): BehindText {
  const columns = Object.keys(shapeOf(table).columns)
  const customers = `$${columns.indexOf('customer_key') + 1}::bytea[]`
  return {
    doors: `${numbered(listedDoors(table))} as ${listName(table)}`,
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
