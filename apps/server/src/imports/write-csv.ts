import { stringify } from 'csv-stringify/sync'
import type { Column } from './columns.ts'

/** The first line of a CSV file. */
export function csvHeadings(columns: readonly Column[]): string {
  return stringify([columns.map(({ name }) => name)])
}

/** Rows of it, as `readCsv` reads them. */
export function csvRows(columns: readonly Column[], rows: readonly object[]): string {
  const places = columns.map(({ name, type }) => ({ path: name.split('.'), type }))
  return stringify(
    rows.map((row) => places.map(({ path, type }) => cellOf(fieldOf(row, path), type))),
  )
}

function fieldOf(row: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), row)
}

function cellOf(value: unknown, type: Column['type']): string {
  if (value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return type === 'JSON' ? JSON.stringify(value) : String(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
