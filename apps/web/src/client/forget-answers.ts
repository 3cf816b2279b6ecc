import { mutate } from 'swr'

/** Drops what was answered to somebody: whoever opens a page from now on is asked who they are. */
export function forgetAnswers(): void {
  void mutate(() => true, undefined, { revalidate: false })
}
