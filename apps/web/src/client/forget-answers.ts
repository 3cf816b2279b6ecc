import { mutate } from 'swr'
import { forgetAnswerTimes } from './answer-times.ts'

/** Drops what was answered to somebody: whoever opens a page from now on is asked who they are. */
export function forgetAnswers(): void {
  forgetAnswerTimes()
  void mutate(() => true, undefined, { revalidate: false })
}
