import { httpText } from '@ecenter/client/http-text.ts'
import { onReturn } from '@ecenter/client/on-return.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled, type Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SentSoFar } from '../../client/send-pieces.ts'
import {
  hasNotArrived,
  type UploadFile,
  type UploadState,
} from '../../kit/pictures/upload-files.ts'
import { documentFault } from './document-fault.ts'
import { type FileQueue, fileQueue, type Tried } from './file-queue.ts'
import { dropUpload, keepUpload, keptUploads } from './kept-uploads.ts'
import { type SentFile, sentFile } from './sent-file.ts'

/** A phone may choose what no browser shows. */
const shownPictures = ['image/jpeg', 'image/png', 'image/webp']

const begun: UploadState = { kind: 'sending', share: 0 }

/** One file on its way. */
interface Sending {
  /** The page's own name of it. */
  readonly id: string
  /** For a file that is sent whole: a lost answer is asked for by the same. */
  readonly requestId: string
  /** For a file that is sent in pieces. */
  readonly sent: SentSoFar
  readonly note: (sent: SentSoFar) => void
  /** Hears how much is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

interface FileCall {
  readonly send: (file: File, sending: Sending) => Promise<Result<unknown>>
  /** Whether a proof is renewed because of this failure; then all wait until `goOn`. */
  readonly renew: (failed: Failed, goOn: () => void) => boolean
  /** The service has stored a file. */
  readonly onReceived: () => void
  /** What files belong to that outlive a reload; undefined where they are sent whole. */
  readonly keptFor?: string
}

/**
 * Sends what is chosen, one file after the other; each can be tried again.
 * When the proof has expired all wait, and go on in their order once it is renewed. What only the
 * network kept from arriving goes on once that is back.
 */
export function useSentFiles({ keptFor, ...call }: FileCall) {
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [sent] = useState(() => new Map<string, SentFile>())
  const [soFar] = useState(() => new Map<string, SentSoFar>())
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
      drop(id)
      return 'over'
    }
    // As it is sent: pieces of another drawing would not fit.
    keep(id, file)
    const result = await call.send(file, {
      id,
      requestId: source.requestId(),
      sent: soFar.get(id) ?? {},
      note: (more) => soFar.set(id, { ...soFar.get(id), ...more }),
      onProgress: (share) => show([id], { kind: 'sending', share }),
    })
    const isLost = !isSettled(result)
    // The service has decided; another try is another request.
    if (!isLost) {
      source.settle()
      soFar.set(id, { ...soFar.get(id), takenBy: undefined })
    }
    if (result.kind === 'answered') {
      show([id], { kind: 'done' })
      drop(id)
      call.onReceived()
      return 'over'
    }
    const mustWait = call.renew(result, goOn)
    const state = stateAfter(result)
    show(mustWait ? queue.waiting() : [id], state)
    if (state.kind === 'refused') drop(id)
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

  function keep(id: string, file: File) {
    if (keptFor !== undefined) void keepUpload(id, keptFor, file)
  }

  function drop(id: string) {
    if (keptFor !== undefined) void dropUpload(id)
  }

  const goOnWithKept = useEffectEvent(async () => {
    if (keptFor === undefined) return
    const found = (await keptUploads(keptFor)).filter(({ id }) => !sent.has(id))
    // The service says how much of each it has.
    for (const { id } of found) soFar.set(id, { isBegun: true })
    if (found.length > 0) addAll(found)
  })
  useEffect(() => {
    void goOnWithKept()
  }, [])

  function addAll(chosen: readonly { readonly id: string; readonly file: File }[]) {
    for (const { id, file } of chosen) sent.set(id, sentFile(file))
    setFiles((before) => [...before, ...chosen.map(({ id, file }) => uploadOf(id, file))])
    queue.add(chosen.map(({ id }) => id))
    goOn()
  }

  return {
    files,
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ id: newRequestId(), file }))
      for (const { id, file } of added) keep(id, file)
      addAll(added)
    },
    retry(id: string) {
      queue.add([id])
      goOn()
    },
    remove(id: string) {
      queue.remove(id)
      sent.delete(id)
      drop(id)
      setFiles((before) => before.filter((each) => each.id !== id))
    },
  }
}

function uploadOf(id: string, file: File): UploadFile {
  const isPicture = shownPictures.includes(file.type)
  return {
    id,
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
