/** Where somebody was in the rows of a page: their names then, and which of them it was. */
export interface Visited {
  readonly names: readonly string[]
  readonly at: number
}

/** Which row is next: a row is known by its name, for lists refresh and pages are come back to. */
export function rowAfter(
  visited: Visited | undefined,
  names: readonly string[],
  step: 1 | -1,
): number {
  const { names: known, at } = visited ?? { names: [], at: 0 }
  // Another page of the list, or other lists: from the top.
  if (!known.some((name) => names.includes(name))) return 0
  // Several may have one name, so the place counts first: the first of them would be come back to for ever.
  const found = names[at] === known[at] ? at : names.indexOf(known[at] ?? '')
  // What was there has gone: the one that took its place is next.
  const wanted = found >= 0 ? found + step : step > 0 ? at : at - 1
  return Math.max(0, Math.min(wanted, names.length - 1))
}
