/** Of an even number of values the upper middle one. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
