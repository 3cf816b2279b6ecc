/** The same, but the next is already being made while one is worked on. */
export async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = begun(items)
  try {
    for (let item = await next; !item.done; item = await next) {
      next = begun(items)
      yield item.value
    }
  } finally {
    await items.return(undefined)
  }
}

/** What fails meanwhile is thrown when it is waited for. */
export function begun<Item>(items: AsyncGenerator<Item>): Promise<IteratorResult<Item>> {
  const next = items.next()
  next.catch(() => undefined)
  return next
}
