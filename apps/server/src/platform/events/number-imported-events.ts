interface Happened {
  /** What happened: type or code. */
  readonly what: string
  readonly at: Date
}

export interface StoredEvent extends Happened {
  readonly seq: number
  readonly isOfCore: boolean
}

/**
 * Gives what the core tells of one claim or delivery its numbers among what is stored. What it told
 * before keeps its number, so that nobody is told of it again: the same event, or, where the core has
 * put its time right, the one of the same kind. New ones come behind all. What was noted here as well
 * stays as it was noted, and is left out.
 */
export function numberImportedEvents<Told extends Happened>(
  told: readonly Told[],
  stored: readonly StoredEvent[],
): (Told & { readonly seq: number })[] {
  const own = new Set(stored.filter(({ isOfCore }) => !isOfCore).map(exactly))
  const before = stored.filter(({ isOfCore }) => isOfCore)
  const numbers = new Map<Told, number>()
  const news = told.filter((event) => !own.has(exactly(event)))
  pair(news, before, numbers, exactly)
  pair(news, before, numbers, ({ what }) => what)
  let last = Math.max(0, ...stored.map(({ seq }) => seq))
  return news.map((event) => {
    const known = numbers.get(event)
    if (known !== undefined) return { ...event, seq: known }
    last += 1
    return { ...event, seq: last }
  })
}

/** Numbers the events that have none yet by stored ones of the same key that nobody has taken, in their order. */
function pair<Told extends Happened>(
  told: readonly Told[],
  stored: readonly StoredEvent[],
  numbers: Map<Told, number>,
  keyOf: (event: Happened) => string,
): void {
  const taken = new Set(numbers.values())
  const free = stored.filter(({ seq }) => !taken.has(seq))
  for (const event of told) {
    if (numbers.has(event)) continue
    const at = free.findIndex((each) => keyOf(each) === keyOf(event))
    const [same] = at === -1 ? [] : free.splice(at, 1)
    if (same !== undefined) numbers.set(event, same.seq)
  }
}

function exactly({ what, at }: Happened): string {
  return `${what} ${at.getTime()}`
}
