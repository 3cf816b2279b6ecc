type Later = typeof import('./begin-later.ts')

/** Uses what no first visit waits for; that it does not come is nobody's trouble. */
export function later(use: (things: Later) => unknown): Promise<unknown> {
  return import('./begin-later.ts').then(use).catch(() => undefined)
}
