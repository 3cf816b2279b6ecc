import type { Failed } from '@ecenter/client/result.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { useEffect, useState } from 'react'
import { type FileCall, fetchFile } from './send.ts'

interface DeskFile {
  /** An address of this page alone, for an `img`, an `iframe` or a download. */
  readonly url?: string
  /** Its kind, `image/jpeg` for example. */
  readonly type?: string
  readonly failed?: Failed
}

/** Fetches a file while the page shows; what it holds is let go with it. */
export function useDeskFile<C extends FileCall>(
  call: C,
  request: TypedOf<C> | undefined,
): DeskFile {
  const [file, setFile] = useState<DeskFile>({})
  const question = request && JSON.stringify(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question is asked once
  useEffect(() => {
    if (request === undefined) return
    let url: string | undefined
    let isGone = false
    void fetchFile(call, request).then((result) => {
      if (isGone) return
      if (result.kind !== 'answered') return setFile({ failed: result })
      url = URL.createObjectURL(result.value)
      setFile({ url, type: result.value.type })
    })
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
      setFile({})
    }
  }, [call, question])

  return file
}
