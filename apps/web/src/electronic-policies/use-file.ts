import { useCallback, useEffect, useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { fetchFile, type SavedFile } from '../client/send.ts'
import type { papers } from './papers.ts'

type PaperCall = (typeof papers)[keyof typeof papers]['call']

/** Fetches a policy's document; the page alone keeps it, no storage does. */
export function useFile(call: PaperCall, handle: string) {
  const [file, setFile] = useState<SavedFile>()
  const [failed, setFailed] = useState<Failed>()
  const ask = useCallback(async () => {
    setFailed(undefined)
    const outcome = await fetchFile(call, { handle })
    if (outcome.kind === 'answered') setFile(outcome.value)
    else setFailed(outcome)
  }, [call, handle])
  useEffect(() => {
    void ask()
  }, [ask])
  return { file, failed, ask: () => void ask() }
}
