/** A statement takes 65,535 values at most. */
const size = 2000

/** Rows in as many lists as it takes to store them. */
export function portionsOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  )
}
