import { httpText } from '@ecenter/client/http-text.ts'
import { onReturn } from '@ecenter/client/on-return.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { renewProof } from '../../client/renewal.ts'
import { send } from '../../client/send.ts'
import { sendFile } from '../../client/send-file.ts'
import { type SentSoFar, sendInPieces } from '../../client/send-pieces.ts'
import { documentFault } from '../../documents/sending/document-fault.ts'
import { type FileQueue, fileQueue, type Tried } from '../../documents/sending/file-queue.ts'
import { dropUpload, keepUpload, keptUploads } from '../../documents/sending/kept-uploads.ts'
import { type SentFile, sentFile } from '../../documents/sending/sent-file.ts'
import {
  hasNotArrived,
  type UploadFile,
  type UploadState,
} from '../../kit/pictures/upload-files.ts'

/** A phone may choose what no browser shows. */
const shownPictures = ['image/jpeg', 'image/png', 'image/webp']

const begun: UploadState = { kind: 'sending', share: 0 }

interface DocumentKind {
  readonly handle: string
  readonly documentType: string
  /** The service has stored a file. */
  readonly onReceived: () => void
}

/**
 * Sends what is chosen for one kind of document, one file after the other; each can be tried again.
 * When the proof has expired all wait, and go on in their order once it is renewed. What only the
 * network kept from arriving goes on once that is back.
 */
export function useDocumentFiles({ handle, documentType, onReceived }: DocumentKind) {
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [sent] = useState(() => new Map<string, SentFile>())
  const [soFar] = useState(() => new Map<string, SentSoFar>())
  const belongsTo = uploadsOf(handle, documentType)
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
      void dropUpload(id)
      return 'over'
    }
    // As it is sent: pieces of another drawing would not fit.
    void keepUpload(id, belongsTo, file)
    const result = await sendInPieces(file, {
      sent: soFar.get(id) ?? {},
      note: (more) => soFar.set(id, { ...soFar.get(id), ...more }),
      onProgress: (share) => show([id], { kind: 'sending', share }),
      sendPiece: (piece, sending) =>
        sendFile(sendDocumentPiece, { handle, documentType, upload: id, ...piece }, sending),
      askToTake: (bytes, requestId) =>
        send(sendDocument, { handle, documentType, upload: id, bytes }, requestId),
    })
    const isLost = !isSettled(result)
    // The service has decided; another try is another request.
    if (!isLost) soFar.set(id, { ...soFar.get(id), takenBy: undefined })
    if (result.kind === 'answered') {
      show([id], { kind: 'done' })
      void dropUpload(id)
      onReceived()
      return 'over'
    }
    const mustWait = renewProof(sendDocument, { handle }, result, goOn)
    const state = stateAfter(result)
    show(mustWait ? queue.waiting() : [id], state)
    if (state.kind === 'refused') void dropUpload(id)
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

  const goOnWithKept = useEffectEvent(async () => {
    const found = (await keptUploads(belongsTo)).filter(({ id }) => !sent.has(id))
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
      for (const { id, file } of added) void keepUpload(id, belongsTo, file)
      addAll(added)
    },
    retry(id: string) {
      queue.add([id])
      goOn()
    },
    remove(id: string) {
      queue.remove(id)
      sent.delete(id)
      void dropUpload(id)
      setFiles((before) => before.filter((each) => each.id !== id))
    },
  }
}

/** What files that are kept for one kind of document belong to. */
export function uploadsOf(handle: string, documentType: string): string {
  return `claim/${handle}/${documentType}`
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
