/** How a try ended; `lost` is what the line alone kept from arriving, and keeps none behind it. */
export type Tried = 'over' | 'lost' | 'must wait'

/** Chosen files by their ids, done one after the other. */
export interface FileQueue {
  /** At the end, until `goOn`; also one that has been tried before. */
  readonly add: (ids: readonly string[]) => void
  /** Tries all that wait, in their order. */
  readonly goOn: () => void
  /** Until all that wait have been tried. */
  readonly untilTried: () => Promise<void>
  readonly remove: (id: string) => void
  /** What the line alone kept from arriving, until it is added again. */
  readonly lost: () => readonly string[]
  /** The one that is being done is the first. */
  readonly waiting: () => readonly string[]
}

/** What must wait stands at the front, and the others behind it. */
export function fileQueue(work: (id: string) => Promise<Tried>): FileQueue {
  let waiting: readonly string[] = []
  let lost: readonly string[] = []
  let isBusy = false
  let trying = Promise.resolve()

  function remove(id: string) {
    waiting = waiting.filter((each) => each !== id)
    lost = lost.filter((each) => each !== id)
  }

  async function goOn() {
    isBusy = true
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const tried = await work(next)
      if (tried === 'must wait') break
      const isWanted = waiting.includes(next)
      remove(next)
      if (tried === 'lost' && isWanted) lost = [...lost, next]
    }
    isBusy = false
  }

  return {
    add(ids) {
      lost = lost.filter((id) => !ids.includes(id))
      waiting = [...waiting, ...ids.filter((id) => !waiting.includes(id))]
    },
    goOn() {
      if (!isBusy) trying = goOn()
    },
    untilTried: () => trying,
    remove,
    lost: () => lost,
    waiting: () => waiting,
  }
}
