import { getDotPath, safeParse } from 'valibot'
import type { ImportKind } from '../import-kind.ts'
import type { SourceRow } from '../reading/row-format.ts'

/** What is judged of a row; the cells that it was made of stay with who reads. */
export interface JudgedRow extends Pick<SourceRow, 'line' | 'value' | 'fault'> {
  /** In characters. */
  readonly length: number
}

/** A row that is right by itself. */
export interface RightRow {
  readonly kind: 'right'
  readonly row: unknown
  /** All that it says, in one text. */
  readonly said: string
}

/** The reason begins with the column where there is one. */
type Judgement = RightRow | { readonly kind: 'rejected'; readonly reason: string }

/** PostgreSQL has no text with it; so it stands in JSON. */
const nul = '\\u0000'

/** So many faults of one row are told. */
const faultsTold = 3

/** Of a longer row one fault is told: a list of a million wrong things would be so many faults. */
const longRow = 65_536

/** Judges a row by itself. */
export function judgeRow({ schema }: ImportKind, { value, fault, length }: JudgedRow): Judgement {
  if (fault !== undefined) return { kind: 'rejected', reason: fault }
  const {
    success,
    output,
    issues = [],
  } = safeParse(schema, value, { abortEarly: length > longRow })
  if (success) {
    const said = JSON.stringify(output)
    if (!said.includes(nul)) return { kind: 'right', row: output, said }
    return { kind: 'rejected', reason: 'holds a NUL character' }
  }
  const faults = issues.slice(0, faultsTold).map((issue) => {
    const path = getDotPath(issue)
    const words = issue.input === undefined ? 'is missing' : issue.message
    return path === null ? words : `${path}: ${words}`
  })
  return { kind: 'rejected', reason: faults.join('; ') }
}
