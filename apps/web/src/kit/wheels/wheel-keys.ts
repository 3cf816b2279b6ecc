/** Where a key leads from row `at` of `count`; `page` rows are seen at once. */
export function rowAfterKey(
  key: string,
  at: number,
  count: number,
  page: number,
): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1)
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'PageDown':
      return Math.min(last, at + page)
    case 'PageUp':
      return Math.max(0, at - page)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** What has been typed on a wheel, and when the last character came, in milliseconds. */
export interface Typing {
  readonly text: string
  readonly time: number
}

/** Characters that follow each other within this belong together: 1, 2 is December. */
const pauseMs = 800

/** A key that types something; nothing for keys that do something. */
export function typedOn({ text, time }: Typing, key: string, now: number): Typing | undefined {
  if (Array.from(key).length !== 1 || key === ' ') return undefined
  return { text: now - time < pauseMs ? text + key : key, time: now }
}

/**
 * The row whose label begins with what was typed. A first character looks below `at` first, so that
 * the same key again leads on; what follows it stays on the row as long as that fits.
 */
export function rowBeginningWith(
  labels: readonly string[],
  { text }: Typing,
  at: number,
): number | undefined {
  const from = Array.from(text).length === 1 ? at + 1 : at
  const found = labels.findIndex((_, step) => fits(labels[(from + step) % labels.length], text))
  return found === -1 ? undefined : (from + found) % labels.length
}

function fits(label: string | undefined, text: string): boolean {
  return label?.toLowerCase().startsWith(text.toLowerCase()) ?? false
}
