import type { Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { create } from 'zustand'

/** Hears whether the slide was passed, while one is asked for. */
export const useSlideFirst = create<{
  readonly answer: ((isPassed: boolean) => void) | undefined
}>(() => ({ answer: undefined }))

/** The service wants to be sure that a person is asking. */
export function isSlideNeeded(result: Result<unknown>): boolean {
  return result.kind === 'rejected' && result.code === resultCodes.slideNeeded
}

/** Asks for a slide over the conversation; false for who would rather not. */
export function passSlide(): Promise<boolean> {
  answerSlide(false)
  return new Promise((answer) => useSlideFirst.setState({ answer }))
}

export function answerSlide(isPassed: boolean): void {
  const { answer } = useSlideFirst.getState()
  useSlideFirst.setState({ answer: undefined })
  answer?.(isPassed)
}
