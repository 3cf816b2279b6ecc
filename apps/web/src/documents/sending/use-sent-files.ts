import { httpText } from '@ecenter/client/http-text.ts'
import { onReturn } from '@ecenter/client/on-return.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled, type Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  hasNotArrived,
  type UploadFile,
  type UploadState,
} from '../../kit/pictures/upload-files.ts'
import { documentFault } from './document-fault.ts'
import { type FileQueue, fileQueue, type Tried } from './file-queue.ts'
import { type SentFile, sentFile } from './sent-file.ts'

/** A phone may choose what no browser shows. */
const shownPictures = ['image/jpeg', 'image/png', 'image/webp']

const begun: UploadState = { kind: 'sending', share: 0 }

interface Sending {
  readonly requestId: string
  /** Hears how much is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

interface FileCall {
  readonly send: (file: File, sending: Sending) => Promise<Result<unknown>>
  /** Whether a proof is renewed because of this failure; then all wait until `goOn`. */
  readonly renew: (failed: Failed, goOn: () => void) => boolean
  /** The service has stored a file. */
  readonly onReceived: () => void
}

/**
 * Sends what is chosen, one file after the other; each can be tried again.
 * When the proof has expired all wait, and go on in their order once it is renewed. What only the
 * network kept from arriving goes on once that is back.
 */
export function useSentFiles(call: FileCall) {
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [sent] = useState(() => new Map<string, SentFile>())
  const [queue] = useState(() => fileQueue(sendNow))
  usePreviewsEnd(files)
  useLostSent(queue, goOn)

  async function sendNow(id: string): Promise<Tried> {
    const source = sent.get(id)
    if (source === undefined) return 'over'
    const file = await source.ready()
    const fault = await documentFault(file)
    if (fault !== undefined) {
      show([id], { kind: 'refused', reason: fault })
      return 'over'
    }
    const result = await call.send(file, {
      requestId: source.requestId(),
      onProgress: (share) => show([id], { kind: 'sending', share }),
    })
    const isLost = !isSettled(result)
    if (!isLost) source.settle()
    if (result.kind === 'answered') {
      show([id], { kind: 'done' })
      call.onReceived()
      return 'over'
    }
    const mustWait = call.renew(result, goOn)
    show(mustWait ? queue.waiting() : [id], stateAfter(result))
    if (mustWait) return 'must wait'
    return isLost ? 'lost' : 'over'
  }

  /** What waits is on its way again; the one that is being sent stays as far as it is. */
  function goOn() {
    const ids = queue.waiting()
    setFiles((before) =>
      before.map((each) =>
        ids.includes(each.id) && hasNotArrived(each.state) ? { ...each, state: begun } : each,
      ),
    )
    queue.goOn()
  }

  function show(ids: readonly string[], state: UploadState) {
    setFiles((before) => before.map((each) => (ids.includes(each.id) ? { ...each, state } : each)))
  }

  return {
    files,
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => {
        const upload = uploadOf(file)
        sent.set(upload.id, sentFile(file))
        return upload
      })
      setFiles((before) => [...before, ...added])
      queue.add(added.map(({ id }) => id))
      goOn()
    },
    retry(id: string) {
      queue.add([id])
      goOn()
    },
    remove(id: string) {
      queue.remove(id)
      sent.delete(id)
      setFiles((before) => before.filter((each) => each.id !== id))
    },
  }
}

function uploadOf(file: File): UploadFile {
  const isPicture = shownPictures.includes(file.type)
  return {
    id: newRequestId(),
    name: file.name,
    state: begun,
    ...(isPicture && { preview: URL.createObjectURL(file) }),
  }
}

function stateAfter(failed: Failed): UploadState {
  if (failed.kind === 'transport') return { kind: 'failed', reason: httpText(failed.status) }
  const { code, message } = failed
  if (code === resultCodes.grantMissing) return { kind: 'failed', reason: '验证已过期，请重新验证' }
  return { kind: code === resultCodes.uploadRefused ? 'refused' : 'failed', reason: message }
}

function useLostSent(queue: FileQueue, goOn: () => void) {
  const handleReturn = useEffectEvent((back: 'network' | 'onlooker') => {
    const lost = queue.lost()
    if (back === 'onlooker' || lost.length === 0) return
    queue.add(lost)
    goOn()
  })
  useEffect(() => {
    return onReturn(handleReturn)
  }, [])
}

/** A picture is held in memory until it is let go. */
function usePreviewsEnd(files: readonly UploadFile[]) {
  const shown = useRef(files)
  useEffect(() => {
    for (const { id, preview } of shown.current) {
      const isGone = !files.some((each) => each.id === id)
      if (isGone && preview !== undefined) URL.revokeObjectURL(preview)
    }
    shown.current = files
  }, [files])
  useEffect(
    () => () => {
      for (const { preview } of shown.current) if (preview) URL.revokeObjectURL(preview)
    },
    [],
  )
}
