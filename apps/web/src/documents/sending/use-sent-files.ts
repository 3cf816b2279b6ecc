import { onReturn } from '@ecenter/client/on-return.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type FileCall, lineOf } from './file-line.ts'

interface SentFiles extends FileCall {
  /** What the files are for: a page that comes back to it finds those that are on their way. */
  readonly purpose: string
  /** What is chosen waits, for nothing would be taken of it now. */
  readonly isHeld?: boolean
}

/** The files of a page that go out as they are chosen, and go on when the page is left, or opened anew. */
export function useSentFiles({ purpose, isHeld = false, ...call }: SentFiles) {
  const line = useMemo(() => lineOf(purpose), [purpose])
  const files = useStore(line.store, (state) => state.files)
  // Before it is entered, for that sends.
  useEffect(() => {
    line.serve(call)
  })
  useEffect(() => {
    line.enter()
    return line.leave
  }, [line])
  useEffect(() => {
    return onReturn((back) => {
      if (back === 'network') line.sendLost()
    })
  }, [line])
  return {
    files,
    add: (chosen: readonly File[]) => line.add(chosen, isHeld),
    retry: line.retry,
    remove: line.remove,
  }
}
