import { httpText } from '@ecenter/client/http-text.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { sendChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { create } from 'zustand'
import { sendFile } from '../../client/files/send-file.ts'
import { documentFault } from '../../documents/sending/document-fault.ts'
import { fileQueue, type Tried } from '../../documents/sending/file-queue.ts'
import { type SentFile, sentFile } from '../../documents/sending/sent-file.ts'
import type { UploadFile, UploadState } from '../../kit/pictures/upload-files.ts'
import { isOver } from '../talking/is-over.ts'
import { openTalk } from '../talking/opening.ts'
import { afterAnswer } from '../talking/talk.ts'
import { changeTalk, useTalk } from '../talking/use-talk.ts'

/** A phone may choose what no browser shows. */
const shownPictures = ['image/jpeg', 'image/png', 'image/webp']
const begun: UploadState = { kind: 'sending', share: 0 }
const slideNeeded: UploadState = { kind: 'failed', reason: '请先完成安全验证，再继续发送' }

/** Files that the service does not have yet; a reload loses them, so nothing says that they are kept. */
export const useOutgoingFiles = create<OutgoingFiles>(() => ({ files: [], isSliding: false }))

interface OutgoingFiles {
  readonly files: readonly UploadFile[]
  /** The service wants to be sure that a person is sending; the files wait for it. */
  readonly isSliding: boolean
}

interface Source {
  readonly file: SentFile
  readonly stop: AbortController
}

const sources = new Map<string, Source>()
const queue = fileQueue(sendNow)

/** Sends what was chosen, one file after the other. */
export function sendFiles(chosen: readonly File[]): void {
  for (const file of chosen) {
    const id = newRequestId()
    sources.set(id, { file: sentFile(file), stop: new AbortController() })
    const preview = shownPictures.includes(file.type) && URL.createObjectURL(file)
    const added = { id, name: file.name, state: begun, ...(preview && { preview }) }
    useOutgoingFiles.setState(({ files }) => ({ files: [...files, added] }))
    queue.add([id])
  }
  queue.goOn()
}

/** What the line alone kept from arriving goes out once it is back. */
export function sendLostFiles(): void {
  for (const id of queue.lost()) sendFileAgain(id)
}

export function sendFileAgain(id: string): void {
  show(id, begun)
  queue.add([id])
  queue.goOn()
}

/** Whoever has passed the slide need not send them again one by one. */
export function goOnAfterSlide(): void {
  useOutgoingFiles.setState({ isSliding: false })
  for (const id of queue.waiting()) show(id, begun)
  queue.goOn()
}

export function leaveSlide(): void {
  useOutgoingFiles.setState({ isSliding: false })
  for (const id of queue.waiting()) show(id, slideNeeded)
}

/** Until each has arrived or failed. */
export const untilFilesAreThere = queue.untilTried

/** Also while it is on its way. */
export function takeFileBack(id: string): void {
  queue.remove(id)
  sources.get(id)?.stop.abort()
  sources.delete(id)
  const { files } = useOutgoingFiles.getState()
  const preview = files.find((each) => each.id === id)?.preview
  if (preview !== undefined) URL.revokeObjectURL(preview)
  useOutgoingFiles.setState({ files: files.filter((each) => each.id !== id) })
}

/** None has to wait for another. */
async function sendNow(id: string): Promise<Tried> {
  const source = sources.get(id)
  if (source === undefined) return 'over'
  const file = await source.file.ready()
  const fault = await documentFault(file)
  if (fault !== undefined) {
    show(id, { kind: 'refused', reason: fault })
    return 'over'
  }
  const { signid } = useTalk.getState()
  const result = await sendFile(
    sendChatFile,
    { signid, file },
    {
      requestId: source.file.requestId(),
      onProgress: (share) => show(id, { kind: 'sending', share }),
      signal: source.stop.signal,
    },
  )
  const isLost = !isSettled(result)
  if (!isLost) source.file.settle()
  if (result.kind === 'answered') {
    changeTalk(signid, (talk) => afterAnswer(talk, result.value))
    takeFileBack(id)
    return 'over'
  }
  if (result.kind === 'rejected' && result.code === resultCodes.slideNeeded) {
    show(id, slideNeeded)
    useOutgoingFiles.setState({ isSliding: true })
    return 'must wait'
  }
  // Another try goes into the conversation that is open then.
  if (isOver(result)) await openTalk()
  show(id, stateAfter(result))
  return isLost ? 'lost' : 'over'
}

function show(id: string, state: UploadState): void {
  useOutgoingFiles.setState(({ files }) => ({
    files: files.map((each) => (each.id === id ? { ...each, state } : each)),
  }))
}

function stateAfter(failed: Failed): UploadState {
  if (failed.kind === 'transport') return { kind: 'failed', reason: httpText(failed.status) }
  const { code, message } = failed
  return { kind: code === resultCodes.uploadRefused ? 'refused' : 'failed', reason: message }
}
