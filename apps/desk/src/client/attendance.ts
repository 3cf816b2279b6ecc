/** Nobody who has touched nothing for so long counts as being there, in milliseconds. */
const patienceMs = 10 * 60_000

let lastSeen = Date.now()

/**
 * Whether somebody is at this computer. What a page asks by itself is not asked in an empty room: it
 * would keep a session alive that nobody uses.
 */
export function isAttended(): boolean {
  return document.visibilityState === 'visible' && Date.now() - lastSeen < patienceMs
}

/** Notes every key and every move; answers how to stop it. */
export function watchAttendance(): () => void {
  const left = new AbortController()
  const note = () => {
    lastSeen = Date.now()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'wheel']) {
    addEventListener(sign, note, { signal: left.signal, passive: true })
  }
  return () => left.abort()
}
