import type { Failed, Result } from '@ecenter/client/result.ts'
import { useCallback, useEffect, useState } from 'react'
import type { SavedFile } from '../client/files/fetch-file.ts'

/** Fetches a document anew with each `fetch`; the page alone keeps it, no storage does. */
export function useFile(fetch: () => Promise<Result<SavedFile>>) {
  const [file, setFile] = useState<SavedFile>()
  const [failed, setFailed] = useState<Failed>()
  const ask = useCallback(async () => {
    setFailed(undefined)
    const result = await fetch()
    if (result.kind === 'answered') setFile(result.value)
    else setFailed(result)
  }, [fetch])
  useEffect(() => {
    void ask()
  }, [ask])
  return { file, failed, ask: () => void ask() }
}
