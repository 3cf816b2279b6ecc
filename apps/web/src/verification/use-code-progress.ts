import type { CodeSent } from '@ecenter/contract/verification/code-sent.ts'
import { useState } from 'react'
import { isSettled, type Outcome } from '../client/outcome.ts'
import { type CodeProgress, progressAfter } from './code-progress.ts'

/** The way to a code, from the slide to its sending. It begins with `begins`. */
export function useCodeProgress(
  askForCode: () => Promise<Outcome<CodeSent>>,
  begins: 'asking' | 'sliding',
) {
  const [progress, setProgress] = useState<CodeProgress>({ kind: begins })

  async function send() {
    const outcome = await askForCode()
    setProgress((before) => progressAfter(outcome, before, Date.now()))
  }

  function ask() {
    setProgress({ kind: 'asking' })
    void send()
  }

  function startOver() {
    setProgress({ kind: 'sliding' })
  }

  return {
    progress,
    /** After a slide, whose picture stays to be seen. */
    send,
    /** Without a new slide. */
    ask,
    startOver,
    retry() {
      // The code may be on its way all the same, and then nobody has to slide for it again.
      if (progress.kind === 'failed' && !isSettled(progress.failed)) ask()
      else startOver()
    },
  }
}
