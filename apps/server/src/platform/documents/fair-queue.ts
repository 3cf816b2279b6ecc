import { DocumentsBusy } from './documents.ts'

/** Who asks: networks take turns, and in each its sessions do. */
export interface Asker {
  readonly network: string
  readonly session: string
}

/** Lets those who ask take turns, however much each of them asks for. */
export interface FairQueue {
  /**
   * Does `work` when it is the turn of `asker`, and answers what it answers. Rejects with
   * `DocumentsBusy` where too many wait.
   */
  run<Result>(
    asker: string | Asker,
    work: () => Promise<Result>,
    /** What it takes of `ownAtMost`. */
    cost?: number,
  ): Promise<Result>
}

export interface FairQueueOptions {
  /** How many work at once: two threads that set pages, and as many documents being signed and stored. */
  readonly atOnce?: number
  readonly waitingAtMost?: number
  /** What the works of one network may cost that are done at once; one alone may cost more. */
  readonly ownAtMost?: number
}

interface Place extends Asker {
  readonly cost: number
  enter(): void
  refuse(): void
}

/**
 * One place each in turn: who asks for a hundred documents delays another's one by a single turn, from
 * however many sessions of one network they ask. A full queue takes whoever asks in at the cost of whoever
 * has most places in it.
 */
export function fairQueue({
  atOnce = 4,
  waitingAtMost = 256,
  ownAtMost = Number.POSITIVE_INFINITY,
}: FairQueueOptions = {}): FairQueue {
  /** Networks and their sessions, both in the order of their turns. */
  const lines = new Map<string, Map<string, Place[]>>()
  /** What is being done for each network costs so much. */
  const costs = new Map<string, number>()
  let working = 0
  let waiting = 0

  return {
    async run(asker, work, cost = 1) {
      const whose = typeof asker === 'string' ? { network: asker, session: asker } : asker
      const turn = turnOf(whose, cost)
      if (turn !== undefined) await turn
      try {
        return await work()
      } finally {
        leave(whose, cost)
      }
    },
  }

  /** Undefined where it has come. */
  function turnOf(whose: Asker, cost: number): Promise<void> | undefined {
    if (lines.get(whose.network) === undefined && hasRoom(whose.network, cost)) {
      begin(whose.network, cost)
      return undefined
    }
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DocumentsBusy('too many documents are waiting'))
      if (waiting >= waitingAtMost && !makeRoom(whose)) return refuse()
      const own = lines.get(whose.network) ?? new Map<string, Place[]>()
      const line = own.get(whose.session) ?? []
      line.push({ ...whose, cost, enter: resolve, refuse })
      lines.set(whose.network, own.set(whose.session, line))
      waiting += 1
    })
  }

  function hasRoom(network: string, cost: number): boolean {
    const already = costs.get(network) ?? 0
    return working < atOnce && (already === 0 || already + cost <= ownAtMost)
  }

  function begin(network: string, cost: number): void {
    working += 1
    costs.set(network, (costs.get(network) ?? 0) + cost)
  }

  function leave({ network }: Asker, cost: number): void {
    working -= 1
    const left = (costs.get(network) ?? 0) - cost
    if (left > 0) costs.set(network, left)
    else costs.delete(network)
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      begin(next.network, next.cost)
      next.enter()
    }
  }

  /** Whose turn it was goes behind all others, for the next one. */
  function takeNext(): Place | undefined {
    for (const [network, own] of lines) {
      const [first] = own
      const next = first?.[1][0]
      if (first === undefined || next === undefined || !hasRoom(network, next.cost)) continue
      const [session, line] = first
      line.shift()
      waiting -= 1
      own.delete(session)
      if (line.length > 0) own.set(session, line)
      lines.delete(network)
      if (own.size > 0) lines.set(network, own)
      return next
    }
    return undefined
  }

  /**
   * The network with most places gives one up, unless that of the asker would have as many; then, of
   * its own network, the session with most, unless the asker's would.
   */
  function makeRoom(asker: Asker): boolean {
    const crowded = most([...lines.keys()], placesOf)
    if (crowded !== undefined && placesOf(crowded) > placesOf(asker.network) + 1) {
      return giveUpLast(crowded, Number.NEGATIVE_INFINITY)
    }
    return giveUpLast(asker.network, (lineOf(asker)?.length ?? 0) + 1)
  }

  /** Of the session with most places, if these are more than `kept`. */
  function giveUpLast(network: string, kept: number): boolean {
    const own = lines.get(network)
    const session = most([...(own?.keys() ?? [])], (each) => own?.get(each)?.length ?? 0)
    const line = session === undefined ? undefined : own?.get(session)
    if (own === undefined || session === undefined || line === undefined) return false
    if (line.length <= kept) return false
    line.pop()?.refuse()
    waiting -= 1
    if (line.length === 0) own.delete(session)
    if (own.size === 0) lines.delete(network)
    return true
  }

  function lineOf({ network, session }: Asker): readonly Place[] | undefined {
    return lines.get(network)?.get(session)
  }

  function placesOf(network: string): number {
    return [...(lines.get(network)?.values() ?? [])].flat().length
  }
}

/** The first of those that have most. */
function most(names: readonly string[], sizeOf: (name: string) => number): string | undefined {
  return names.reduce<string | undefined>(
    (best, name) => (best === undefined || sizeOf(name) > sizeOf(best) ? name : best),
    undefined,
  )
}
