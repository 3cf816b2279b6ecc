/** Kept beyond the visit: a passkey stays on its device, and only the browser knows that it is there. */
const storageKey = 'passkey'

/** Whether a passkey of this site was made or used in this browser, so that asking for it leads on. */
export function hasPasskeyHere(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1'
  } catch {
    return false
  }
}

export function notePasskeyHere(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // Where nothing may be kept, the code takes its place.
  }
}
