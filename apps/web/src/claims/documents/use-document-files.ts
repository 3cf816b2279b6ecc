import { sendDocument } from '@ecenter/contract/claims/send-document.ts'
import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useEffect, useRef, useState } from 'react'
import { type Failed, isSettled } from '../../client/outcome.ts'
import { newRequestId } from '../../client/page-session.ts'
import { renewProof } from '../../client/renewal.ts'
import { sendFile } from '../../client/send-file.ts'
import type { UploadFile, UploadState } from '../../kit/upload-files.ts'
import { documentFault } from './document-fault.ts'

/** A phone may choose what no browser shows. */
const shownPictures = ['image/jpeg', 'image/png', 'image/webp']

interface DocumentKind {
  readonly handle: string
  readonly documentType: string
  /** The service has stored a file. */
  readonly onReceived: () => void
}

interface ChosenFile extends UploadFile {
  readonly file: File
}

/** Sends what is chosen for one kind of document, one file after the other; each can be tried again. */
export function useDocumentFiles({ handle, documentType, onReceived }: DocumentKind) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const last = useRef(Promise.resolve())
  // An answer that was lost still comes to whoever says the same id.
  const requestIds = useRef(new Map<string, string>())
  usePreviewsEnd(files)

  function add(chosen: readonly File[]) {
    const added = chosen.map(asChosen)
    setFiles((before) => [...before, ...added])
    for (const file of added) send(file)
  }

  function send(chosen: ChosenFile) {
    show(chosen, { kind: 'sending', share: 0 })
    last.current = last.current.then(() => sendNow(chosen))
  }

  async function sendNow(chosen: ChosenFile) {
    const { id, file } = chosen
    const fault = await documentFault(file)
    if (fault !== undefined) return show(chosen, { kind: 'refused', reason: fault })
    const requestId = requestIds.current.get(id) ?? newRequestId()
    requestIds.current.set(id, requestId)
    const outcome = await sendFile(
      sendDocument,
      { handle, documentType, file },
      { requestId, onProgress: (share) => show(chosen, { kind: 'sending', share }) },
    )
    if (isSettled(outcome)) requestIds.current.delete(id)
    if (outcome.kind === 'answered') {
      show(chosen, { kind: 'done' })
      return onReceived()
    }
    show(chosen, stateAfter(outcome))
    renewProof(sendDocument, { handle }, outcome, () => send(chosen))
  }

  function show({ id }: ChosenFile, state: UploadState) {
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, state } : each)))
  }

  return {
    files,
    add,
    retry(id: string) {
      const failed = files.find((each) => each.id === id)
      if (failed !== undefined) send(failed)
    },
    remove: (id: string) => setFiles((before) => before.filter((each) => each.id !== id)),
  }
}

function asChosen(file: File): ChosenFile {
  const isPicture = shownPictures.includes(file.type)
  return {
    id: newRequestId(),
    name: file.name,
    file,
    state: { kind: 'sending', share: 0 },
    ...(isPicture && { preview: URL.createObjectURL(file) }),
  }
}

function stateAfter(failed: Failed): UploadState {
  if (failed.kind === 'transport') return { kind: 'failed', reason: httpText(failed.status) }
  const { code, message } = failed
  if (code === resultCodes.grantMissing) return { kind: 'failed', reason: '验证已过期，请重新验证' }
  return { kind: code === resultCodes.uploadRefused ? 'refused' : 'failed', reason: message }
}

/** A picture is held in memory until it is let go. */
function usePreviewsEnd(files: readonly ChosenFile[]) {
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
