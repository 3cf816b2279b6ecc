import { amountInWords } from './amount-in-words.ts'

/** What a cell without a value shows, so that nobody can fill it in later. */
export const nothing = '—'

/**
 * Fen as yuan with thousands separators and always two decimals, without a float in between.
 * Throws a RangeError for what is no whole number of fen >= 0.
 */
export function amountInFigures(fen: number | undefined): string {
  if (fen === undefined) return nothing
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`no amount in fen: ${fen}`)
  const yuan = Math.floor(fen / 100).toLocaleString('en-US')
  return `${yuan}.${String(fen % 100).padStart(2, '0')}`
}

export type Total = { readonly inFigures: string; readonly inWords: string }

/** A total, both ways: one can be checked by the other. */
export function totalOf(fen: number): Total {
  return { inFigures: amountInFigures(fen), inWords: amountInWords(fen) }
}
