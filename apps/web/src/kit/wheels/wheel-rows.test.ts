import { expect, test } from 'vitest'
import { isIn, piecesOf, rowAt, writtenRows } from './wheel-rows.ts'

const rowHeight = 36

test.each([
  { scrollTop: 0, row: 0 },
  { scrollTop: 17, row: 0 },
  { scrollTop: 19, row: 1 },
  { scrollTop: 36 * 7, row: 7 },
  { scrollTop: -40, row: 0 },
  { scrollTop: 36 * 11 + 60, row: 11 },
])('a wheel of 12 rows that has turned $scrollTop px shows row $row', ({ scrollTop, row }) => {
  expect(rowAt(scrollTop, rowHeight, 12)).toBe(row)
})

test('pieces hold every row once', () => {
  const rows = piecesOf(2000).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at),
  )
  expect(rows).toEqual(Array.from({ length: 2000 }, (_, at) => at))
})

test.each([
  { count: 0, lengths: [] },
  { count: 3, lengths: [3] },
  { count: 31, lengths: [25, 6] },
])('$count rows are cut into pieces of $lengths', ({ count, lengths }) => {
  expect(piecesOf(count).map(({ from, to }) => to - from)).toEqual(lengths)
})

test('of 2,000 rows 41 are written out, and all that are seen are among them', () => {
  const written = piecesOf(2000).map((piece) => writtenRows(piece, 1000))
  expect(written.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(41)
  for (const row of [998, 999, 1000, 1001, 1002]) {
    expect(written.some((span) => isIn(span, row))).toBe(true)
  }
})

test('far pieces are the same blank whatever the middle is, so they need not be rendered again', () => {
  expect(writtenRows({ from: 0, to: 25 }, 500)).toBe(writtenRows({ from: 25, to: 50 }, 900))
})
