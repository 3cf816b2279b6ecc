const attendedMs = 5 * 60_000
let touchedAt = Date.now()

for (const event of ['pointerdown', 'keydown', 'scroll']) {
  addEventListener(event, () => (touchedAt = Date.now()), { capture: true, passive: true })
}

/**
 * Whether somebody is at this page: it shows, and was touched within five minutes. Asking on behalf of
 * nobody would keep a proof alive that was left lying.
 */
export function isAttended(): boolean {
  return document.visibilityState === 'visible' && Date.now() - touchedAt < attendedMs
}
