import { useEffect } from 'react'
import { later } from '../../kit/later.tsx'
import { answerSlide, useSlideFirst } from './slide-first.ts'

/** Few customers ever see it. */
const SlideSheet = later(() => import('../../verification/SlideSheet.tsx'), 'SlideSheet')

/** Comes before a person is called, where very many are called from one network. */
export function SlideFirst() {
  const isOpen = useSlideFirst(({ answer }) => answer !== undefined)
  // What waits for it does not wait for who has left.
  useEffect(() => () => answerSlide(false), [])
  return (
    <SlideSheet
      isOpen={isOpen}
      onClose={() => answerSlide(false)}
      onPassed={() => answerSlide(true)}
    />
  )
}
