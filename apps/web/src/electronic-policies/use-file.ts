import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import type { SavedFile } from '../client/send.ts'
import { type PaperPlace, papers } from './papers.ts'

/** Fetches a policy's document; the page alone keeps it, no storage does. */
export function useFile(paper: PolicyPaper, { handle, endorsementNo }: PaperPlace) {
  const [file, setFile] = useState<SavedFile>()
  const [failed, setFailed] = useState<Failed>()
  const ask = useCallback(async () => {
    setFailed(undefined)
    const outcome = await papers[paper].fetch({ handle, endorsementNo })
    if (outcome.kind === 'answered') setFile(outcome.value)
    else setFailed(outcome)
  }, [paper, handle, endorsementNo])
  useEffect(() => {
    void ask()
  }, [ask])
  return { file, failed, ask: () => void ask() }
}
