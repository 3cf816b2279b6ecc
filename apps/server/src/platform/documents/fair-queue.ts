import { DocumentsBusy } from './documents.ts'

/** Lets those who ask take turns, however much each of them asks for. */
export interface FairQueue {
  /**
   * Does `work` when it is the turn of `asker`, and answers what it answers. Rejects with
   * `DocumentsBusy` where too many wait.
   */
  run<Result>(asker: string, work: () => Promise<Result>): Promise<Result>
}

export interface FairQueueOptions {
  /** How many work at once: two threads that set pages, and as many documents being signed and stored. */
  readonly atOnce?: number
  readonly waitingAtMost?: number
}

interface Place {
  enter(): void
  refuse(): void
}

/**
 * One place each in turn: who asks for a hundred documents delays another's one by a single turn. A
 * full queue takes a newcomer in at the cost of whoever has most places in it.
 */
export function fairQueue({ atOnce = 4, waitingAtMost = 256 }: FairQueueOptions = {}): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Place[]>()
  let working = 0
  let waiting = 0

  return {
    async run(asker, work) {
      if (working >= atOnce) await place(asker)
      else working += 1
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }

  /** Resolves once somebody who leaves hands over. */
  function place(asker: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DocumentsBusy('too many documents are waiting'))
      const line = lines.get(asker) ?? []
      if (waiting >= waitingAtMost && !makeRoom(line.length)) return refuse()
      line.push({ enter: resolve, refuse })
      lines.set(asker, line)
      waiting += 1
    })
  }

  /** The longest line gives up its last place, unless the newcomer's own would be as long. */
  function makeRoom(ownPlaces: number): boolean {
    const longest = [...lines.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    )
    if (longest.length <= ownPlaces + 1) return false
    longest.pop()?.refuse()
    waiting -= 1
    return true
  }

  function leave(): void {
    const [first] = lines
    if (first === undefined) {
      working -= 1
      return
    }
    const [asker, line] = first
    const next = line.shift()
    waiting -= 1
    // Behind all others, for its next turn.
    lines.delete(asker)
    if (line.length > 0) lines.set(asker, line)
    next?.enter()
  }
}
