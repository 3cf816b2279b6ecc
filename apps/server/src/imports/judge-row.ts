import { getDotPath, safeParse } from 'valibot'
import type { ImportKind } from './import-kind.ts'
import type { SourceRow } from './reading/row-format.ts'

export type Judged =
  | { readonly kind: 'right'; readonly source: SourceRow; readonly row: unknown }
  | Rejected

/** A row that is not stored, and why: it begins with the column where there is one. */
export interface Rejected {
  readonly kind: 'rejected'
  readonly source: SourceRow
  readonly reason: string
}

/** So many faults of one row are told. */
const faultsTold = 3

/** Judges a row by itself. */
export function judgeRow(kind: ImportKind, source: SourceRow): Judged {
  if (source.fault !== undefined) return { kind: 'rejected', source, reason: source.fault }
  const { success, output, issues = [] } = safeParse(kind.schema, source.value)
  if (success)
    return hasNul(output) ? rejectedForNul(source) : { kind: 'right', source, row: output }
  const faults = issues.slice(0, faultsTold).map((issue) => {
    const path = getDotPath(issue)
    const fault = issue.input === undefined ? 'is missing' : issue.message
    return path === null ? fault : `${path}: ${fault}`
  })
  return { kind: 'rejected', source, reason: faults.join('; ') }
}

function rejectedForNul(source: SourceRow): Rejected {
  return { kind: 'rejected', source, reason: 'holds a NUL character' }
}

/** PostgreSQL has no text with it. */
function hasNul(row: unknown): boolean {
  return JSON.stringify(row).includes('\\u0000')
}
