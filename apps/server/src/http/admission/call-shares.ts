import type { Share } from '../../platform/config/share-settings.ts'

/** So many calls at once are answered for all together; the next gets 503 quickly instead of a place in a queue. */
const atOnceForAll = 400
/** Of an IPv6 /48, which is what one customer of a hoster gets, so many times what one /64 of it has. */
const widerTimes = 4
/** For each call that is answered so many may wait. */
const waitingPerPlace = 2
const waitingForAll = 800
const waitsAtMostMs = 2000

/** Whose call it is, and where it comes from: a network, and the wider ones that it is part of. */
export interface Caller {
  readonly session: string | undefined
  readonly networks: readonly string[]
}

/** Gives the place of a call back. */
type Leave = () => void

export interface CallShares {
  /**
   * Resolves once the call may begin. Beyond the share of its session or network it waits for another
   * of the same to end; undefined where none does in time, too many wait already, or `onGone` tells that
   * nobody waits for the answer any more.
   */
  enter(caller: Caller, onGone: (act: () => void) => void): Promise<Leave | undefined>
}

interface OwnShare {
  readonly key: string
  readonly atMost: number
}

/** What a caller has a share in: the narrow network first, the session last. */
export function sharesOf(
  { session, networks }: Caller,
  { bySession, byNetwork }: Share,
): readonly OwnShare[] {
  return [
    ...networks.map((each, at) => ({
      key: `network ${each}`,
      atMost: at === 0 ? byNetwork : byNetwork * widerTimes,
    })),
    ...(session === undefined ? [] : [{ key: `session ${session}`, atMost: bySession }]),
  ]
}

interface Waiting {
  readonly shares: readonly OwnShare[]
  readonly begin: () => void
  readonly refuse: () => void
}

/**
 * What one session, one network and one wider network may have answered at once. Of those that wait, the
 * next is whose network has the fewest under way, then whose session has.
 */
export function callShares(share: Share): CallShares {
  const working = tally()
  const waiting = tally()
  const line = new Set<Waiting>()
  let all = 0

  return {
    async enter(caller, onGone) {
      const shares = sharesOf(caller, share)
      if (all >= atOnceForAll) return undefined
      if (shares.every(hasRoom)) return begin(shares)
      if (!hasRoomInLine(shares)) return undefined
      return wait(shares, onGone)
    },
  }

  function hasRoom({ key, atMost }: OwnShare): boolean {
    return working.of(key) < atMost
  }

  function begin(shares: readonly OwnShare[]): Leave {
    all += 1
    for (const { key } of shares) working.add(key, 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      all -= 1
      for (const { key } of shares) working.add(key, -1)
      next()?.begin()
    }
  }

  function wait(
    shares: readonly OwnShare[],
    onGone: (act: () => void) => void,
  ): Promise<Leave | undefined> {
    return new Promise((resolve) => {
      const refuse = () => {
        if (leaveLine()) resolve(undefined)
      }
      const timer = setTimeout(refuse, waitsAtMostMs).unref()
      const one: Waiting = {
        shares,
        refuse,
        begin() {
          leaveLine()
          resolve(begin(shares))
        },
      }
      line.add(one)
      for (const { key } of shares) waiting.add(key, 1)
      onGone(refuse)

      function leaveLine(): boolean {
        clearTimeout(timer)
        if (!line.delete(one)) return false
        for (const { key } of shares) waiting.add(key, -1)
        return true
      }
    })
  }

  function next(): Waiting | undefined {
    if (all >= atOnceForAll) return undefined
    const able = [...line].filter(({ shares }) => shares.every(hasRoom))
    return able.reduce<Waiting | undefined>(
      (first, each) => (first === undefined || isBefore(each, first) ? each : first),
      undefined,
    )
  }

  function isBefore(one: Waiting, other: Waiting): boolean {
    const byNetworks = underWay(one, 0) - underWay(other, 0)
    return byNetworks < 0 || (byNetworks === 0 && underWay(one, -1) < underWay(other, -1))
  }

  function underWay({ shares }: Waiting, at: number): number {
    return working.of(shares.at(at)?.key ?? '')
  }

  /** Where the line of a network is full, the session that has most in it gives up its last place. */
  function hasRoomInLine(shares: readonly OwnShare[]): boolean {
    if (line.size >= waitingForAll) return false
    const full = shares.filter(({ key, atMost }) => waiting.of(key) >= atMost * waitingPerPlace)
    if (full.length === 0) return true
    const own = shares.at(-1)?.key ?? ''
    const [network, ...more] = full
    if (network === undefined || more.length > 0 || network.key === own) return false
    const neighbours = [...line].filter((each) =>
      each.shares.some(({ key }) => key === network.key),
    )
    const most = neighbours.reduceRight((one, other) =>
      waitingOfOwn(other) > waitingOfOwn(one) ? other : one,
    )
    if (waitingOfOwn(most) <= waiting.of(own) + 1) return false
    most.refuse()
    return true
  }

  function waitingOfOwn({ shares }: Waiting): number {
    return waiting.of(shares.at(-1)?.key ?? '')
  }
}

/** Counts by name; what nobody has is not kept. */
function tally() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, more: number) {
      const count = (counts.get(key) ?? 0) + more
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
