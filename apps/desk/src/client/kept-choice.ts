/**
 * A choice that this computer remembers. A browser may forbid to keep anything: then it holds until
 * the desk is loaded anew.
 */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function keepChoice(key: string, isChosen: boolean): void {
  try {
    if (isChosen) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {}
}
