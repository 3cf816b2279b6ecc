import { payeesAtMost } from '@ecenter/contract/claims/split-among-payees.ts'
import { array, object, parse, string } from 'valibot'

/** One account as it is typed. */
export interface SplitRow {
  readonly holder: string
  readonly bankcardno: string
  readonly bankName: string
  /** In yuan. */
  readonly share: string
}

export const emptyRow: SplitRow = { holder: '', bankcardno: '', bankName: '', share: '' }

const kept = array(
  object({ holder: string(), bankcardno: string(), bankName: string(), share: string() }),
)

/** What was typed before, or so many empty accounts. */
export function rowsIn(draft: string, least = 2): readonly SplitRow[] {
  return draft === '' ? Array(least).fill(emptyRow) : parse(kept, JSON.parse(draft))
}

/** As the call takes them; one name stands for all where they have to be of one person, and one account gets all. */
export function payeesOf(rows: readonly SplitRow[], total: number, isOneHolder: boolean) {
  const [first = emptyRow] = rows
  return rows.map(({ share, ...row }) => ({
    ...row,
    holder: isOneHolder ? first.holder : row.holder,
    // What is missing is said by the call's rule.
    share: rows.length === 1 ? total : (fenIn(share) as number),
  }))
}

/** In fen; undefined while nothing is typed, and no number while that is no amount. */
export function fenIn(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,，元]/g, '')
  if (text === '') return undefined
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

/** What the shares leave of a sum, in fen; below zero where they are more. */
export function leftOf(total: number, rows: readonly SplitRow[]): number {
  return rows.reduce((left, { share }) => left - (fenIn(share) || 0), total)
}

export function canAdd(rows: readonly SplitRow[]): boolean {
  return rows.length < payeesAtMost
}

export function withRow(rows: readonly SplitRow[], at: number, changed: Partial<SplitRow>) {
  return rows.map((row, place) => (place === at ? { ...row, ...changed } : row))
}
