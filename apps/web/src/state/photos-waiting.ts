const storageKey = 'photosWaiting'

/** How many photos of a report this browser has still to send, for pages that send none; nothing of what they show. */
export function notePhotosWaiting(count: number, until: number): void {
  try {
    if (count > 0) localStorage.setItem(storageKey, `${count} ${until}`)
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing loses them with the page, too.
  }
}

/** None once the service waits for them no more. */
export function photosWaiting(now: number): number {
  try {
    const [count = 0, until = 0] = (localStorage.getItem(storageKey) ?? '').split(' ').map(Number)
    return until > now ? count : 0
  } catch {
    return 0
  }
}
