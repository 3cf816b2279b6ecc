import { isSettled, type Result } from '@ecenter/client/result.ts'
import type { CodeSent } from '@ecenter/contract/verification/code.ts'
import { useState } from 'react'
import { useRestored } from '../state/keeping/kept-store.ts'
import { isGood, keepSentCode, useSentCodes } from '../state/sent-codes.ts'
import { type CodeProgress, progressAfter } from './code-progress.ts'

interface CodeWay {
  /** Names what the code proves, so that a reload finds the one that was sent. */
  readonly proof: string
  /** The form that it is for, which opens the sheet again after a reload. */
  readonly form: string | undefined
  readonly begins: 'asking' | 'sliding'
  readonly askForCode: () => Promise<Result<CodeSent>>
}

/** The way to a code, from the slide to its sending; after a reload it goes on with what was sent. */
export function useCodeProgress({ proof, form, begins, askForCode }: CodeWay) {
  const [own, setProgress] = useState<CodeProgress>()
  const isRestored = useRestored(useSentCodes)
  const sent = useSentCodes((all) => all[proof])
  const [openedAt] = useState(Date.now)
  const progress: CodeProgress = own ?? beginning()

  function beginning(): CodeProgress {
    if (!isRestored) return { kind: 'restoring' }
    return sent !== undefined && isGood(sent, openedAt) ? { kind: 'sent', sent } : { kind: begins }
  }

  async function send() {
    const result = await askForCode()
    const now = Date.now()
    if (result.kind === 'answered') {
      keepSentCode(proof, { ...result.value, sentAt: now, openIn: form })
    }
    setProgress((before = { kind: begins }) => progressAfter(result, before, now))
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
