/**
 * Single items of session storage. It may be full or forbidden: then a page remembers nothing, and
 * goes on.
 */
export const sessionItems: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => quietly(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, text) => quietly(() => sessionStorage.setItem(name, text)),
  removeItem: (name) => quietly(() => sessionStorage.removeItem(name)),
}

function quietly<Result>(ask: () => Result): Result | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
