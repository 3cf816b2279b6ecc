import { type BaseIssue, getDotPath, safeParse } from 'valibot'
import { wordsOfIssue } from '../platform/operator/words-of-issue.ts'
import type { ImportKind } from './import-kind.ts'
import { lengthOf, type SourceRow } from './reading/row-format.ts'

export type Judged = Right | Rejected

/** A row that is right by itself. */
export interface Right {
  readonly kind: 'right'
  readonly source: SourceRow
  readonly row: unknown
  /** All that it says, in one text. */
  readonly said: string
}

/** A row that is not stored, and why: it begins with the column where there is one. */
export interface Rejected {
  readonly kind: 'rejected'
  readonly source: SourceRow
  readonly reason: string
}

/** PostgreSQL has no text with it; so it stands in JSON. */
const nul = '\\u0000'
export const nulReason = 'holds a NUL character'

/** So many faults of one row are told. */
const faultsNamed = 3

/** Of a longer row one fault is told: a list of a million wrong things would be so many faults. */
export const longRow = 65_536

/** Judges a row by itself. */
export function judgeRow(kind: ImportKind, source: SourceRow): Judged {
  if (source.fault !== undefined) return { kind: 'rejected', source, reason: source.fault }
  const {
    success,
    output,
    issues = [],
  } = safeParse(kind.schema, source.value, {
    abortEarly: lengthOf(source) > longRow,
  })
  if (success) {
    const said = JSON.stringify(output)
    if (!holdsNul(said)) return { kind: 'right', source, row: output, said }
    return { kind: 'rejected', source, reason: nulReason }
  }
  return { kind: 'rejected', source, reason: faultsOf(issues) }
}

export function holdsNul(said: string): boolean {
  return said.includes(nul)
}

/** The first faults, in one line. */
export function faultsOf(issues: readonly BaseIssue<unknown>[]): string {
  const faults = issues.map((issue) => {
    const column = getDotPath(issue)
    return column === null ? faultOf(issue) : `${column}: ${faultOf(issue)}`
  })
  // Two rules of a column may say the same of it.
  return [...new Set(faults)].slice(0, faultsNamed).join('; ')
}

export function faultOf(issue: BaseIssue<unknown>): string {
  return issue.input === undefined ? 'is missing' : wordsOfIssue(issue)
}
