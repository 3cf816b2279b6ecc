interface Waiting<Key, Value> {
  readonly key: Key
  resolve(value: Value): void
  reject(error: unknown): void
}

/**
 * Lets requests that meet share one statement: those of one turn, and those that arrive while a
 * statement is under way, so that under load one fsync serves many. An idle request runs at once.
 * `run` answers the keys in their order; its failure fails every request of that batch.
 */
export function microBatch<Key, Value>(
  run: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { size = 100 }: { readonly size?: number } = {},
): (key: Key) => Promise<Value> {
  const queue: Waiting<Key, Value>[] = []
  let isWorking = false

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject })
      if (isWorking) return
      isWorking = true
      queueMicrotask(work)
    })

  async function work(): Promise<void> {
    while (queue.length > 0) await answer(queue.splice(0, size))
    isWorking = false
  }

  async function answer(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await run(batch.map(({ key }) => key))
      if (values.length !== batch.length) {
        throw new Error(`${batch.length} keys were answered by ${values.length} values`)
      }
      for (const [index, value] of values.entries()) batch[index]?.resolve(value)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
