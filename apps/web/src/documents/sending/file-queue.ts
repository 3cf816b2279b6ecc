/** Chosen files by their ids, done one after the other. */
export interface FileQueue {
  /** At the end, until `goOn`; also one that has been tried before. */
  readonly add: (ids: readonly string[]) => void
  /** Tries all that wait, in their order. */
  readonly goOn: () => void
  readonly remove: (id: string) => void
  /** The one that is being done is the first. */
  readonly waiting: () => readonly string[]
}

/** `work` answers whether the next one may follow; if not, its own file waits too, at the front. */
export function fileQueue(work: (id: string) => Promise<boolean>): FileQueue {
  let waiting: readonly string[] = []
  let isBusy = false

  function remove(id: string) {
    waiting = waiting.filter((each) => each !== id)
  }

  async function goOn() {
    if (isBusy) return
    isBusy = true
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      if (!(await work(next))) break
      remove(next)
    }
    isBusy = false
  }

  return {
    add(ids) {
      waiting = [...waiting, ...ids.filter((id) => !waiting.includes(id))]
    },
    goOn: () => void goOn(),
    remove,
    waiting: () => waiting,
  }
}
