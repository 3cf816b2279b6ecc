import type { Column } from '../columns.ts'
import { isTooDeep } from './json-depth.ts'

type Nested = Record<string, unknown>

/** Makes the row of a line's cells: `insured.name` becomes a field within a field, and an empty cell none. */
export function rowOfCells(
  headings: readonly string[],
  columns: readonly Column[],
): (cells: readonly string[]) => Nested {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const places = headings.flatMap((heading, at) => {
    const column = byName.get(heading)
    return column === undefined ? [] : [{ at, path: heading.split('.'), type: column.type }]
  })
  return (cells) => {
    const row: Nested = {}
    for (const { at, path, type } of places) {
      const cell = cells[at] ?? ''
      if (cell !== '') put(row, path, cellValue(cell, type))
    }
    return row
  }
}

function put(row: Nested, path: readonly string[], value: unknown): void {
  let within = row
  for (const name of path.slice(0, -1)) {
    const inner = (within[name] ?? {}) as Nested
    within[name] = inner
    within = inner
  }
  within[path.at(-1) ?? ''] = value
}

/** What is not of its type stays text, and the rule of its column says so. */
function cellValue(cell: string, type: Column['type']): unknown {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
  if (type === 'true or false') return cell === 'true' || (cell === 'false' ? false : cell)
  return type === 'JSON' ? jsonOf(cell) : cell
}

function jsonOf(cell: string): unknown {
  if (isTooDeep(cell)) return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
