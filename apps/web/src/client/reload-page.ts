import { untilSealed } from '../state/keeping/sealed-storage.ts'

/** Begins the page anew, as soon as what was typed last is kept. */
export async function reloadPage(): Promise<void> {
  await untilSealed()
  location.reload()
}
