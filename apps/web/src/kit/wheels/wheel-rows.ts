/** From `from` up to, not including, `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Rows are rendered in pieces of this many, so that a turn touches one or two pieces only. */
const pieceLength = 25
/** Rows that are written out above and below the middle; a hand's fastest turn takes some 15 a frame. */
const margin = 20

const nothing: Span = { from: 0, to: 0 }

/** The row in the middle of a wheel, however far it is drawn over its ends. */
export function rowAt(scrollTop: number, rowHeight: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(scrollTop / rowHeight)))
}

export function piecesOf(count: number): readonly Span[] {
  return Array.from({ length: Math.ceil(count / pieceLength) }, (_, at) => ({
    from: at * pieceLength,
    to: Math.min(count, (at + 1) * pieceLength),
  }))
}

/** The rows of a piece that are near enough to the middle to be written out; the others are blank. */
export function writtenRows(piece: Span, middle: number): Span {
  const from = Math.max(piece.from, middle - margin)
  const to = Math.min(piece.to, middle + margin + 1)
  return from < to ? { from, to } : nothing
}

export function isIn({ from, to }: Span, row: number): boolean {
  return row >= from && row < to
}
