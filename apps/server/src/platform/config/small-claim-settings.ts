import { readBy } from './read-by.ts'

/** Up to so much, a loss of this kind asks for these documents alone; which kinds there are the claims know. */
interface SmallClaimRow {
  readonly loss: string
  /** In fen; the amount itself counts. */
  readonly upToFen: number
  readonly documents: readonly string[]
}

/** Several rows of one loss: the lowest that is enough counts. */
export type SmallClaims = readonly SmallClaimRow[]

export const smallClaims = readBy(
  rowsIn,
  'must be loss:yuan:document, `+` between documents and commas between rows',
)

function rowsIn(text: string): SmallClaims | undefined {
  const rows = text.split(',').flatMap(rowOf)
  const isWhole = rows.length === text.split(',').length
  return isWhole ? rows.toSorted((one, other) => one.upToFen - other.upToFen) : undefined
}

function rowOf(row: string): SmallClaimRow[] {
  const [, loss = '', yuan = '', list = ''] =
    /^([a-z-]+):([1-9]\d{0,6}):([a-z-]+(?:\+[a-z-]+)*)$/.exec(row.trim()) ?? []
  return loss === '' ? [] : [{ loss, upToFen: Number(yuan) * 100, documents: list.split('+') }]
}

/** What a demo asks for; an insurer says its own, or asks for all that a loss needs. */
export const demoSmallClaims: SmallClaims = [
  { loss: 'household', upToFen: 100_000, documents: ['damage-photos', 'bank-card'] },
  { loss: 'own-damage', upToFen: 200_000, documents: ['damage-photos', 'bank-card'] },
]
