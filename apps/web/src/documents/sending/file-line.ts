import { httpText } from '@ecenter/client/http-text.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled, type Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SentSoFar } from '../../client/files/send-pieces.ts'
import {
  hasNotArrived,
  type UploadFile,
  type UploadState,
} from '../../kit/pictures/upload-files.ts'
import { documentFault } from './document-fault.ts'
import { fileQueue, type Tried } from './file-queue.ts'
import { keptUploads } from './kept-uploads.ts'
import { type SentFile, sentFile } from './sent-file.ts'

/** A phone may choose what no browser shows. */
const shownPictures = ['image/jpeg', 'image/png', 'image/webp']

const begun: UploadState = { kind: 'sending', share: 0 }
const unproven: UploadState = { kind: 'failed', reason: '验证已过期，请重新验证' }

/** One file on its way. */
interface Sending {
  /** The page's own name of it. */
  readonly id: string
  readonly sent: SentSoFar
  readonly note: (sent: SentSoFar) => void
  /** Hears how much is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export interface FileCall {
  readonly send: (file: File, sending: Sending) => Promise<Result<unknown>>
  /** Whether a proof is renewed because of this failure; then all wait until `goOn`. */
  readonly renew: (failed: Failed, goOn: () => void) => boolean
  /** The service has stored a file. */
  readonly onReceived: () => void
}

interface Chosen {
  readonly id: string
  readonly file: File
}

/** Files for one thing on their way; they go on while no page shows them, and a page that does finds them. */
export interface FileLine {
  readonly store: StoreApi<{ readonly files: readonly UploadFile[] }>
  /** A page shows it, and sends from now on as that page says. */
  readonly serve: (call: FileCall) => void
  /** A page begins to show it: what an earlier visit left goes on. */
  readonly enter: () => void
  readonly leave: () => void
  /** What is held waits until a page begins to show it, or for another try. */
  readonly add: (chosen: readonly File[], isHeld: boolean) => void
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
  /** The network is back: what it alone kept from arriving goes again. */
  readonly sendLost: () => void
}

const lines = new Map<string, FileLine>()

/** One for each thing: two of them would send the same files side by side. */
export function lineOf(purpose: string): FileLine {
  const known = lines.get(purpose)
  if (known !== undefined) return known
  const line = fileLine(purpose)
  lines.set(purpose, line)
  return line
}

/**
 * Sends what is chosen, one file after the other; each can be tried again. When the proof has expired all wait, and go
 * on in their order once it is renewed. They outlive a reload.
 */
export function fileLine(purpose: string, kept = keptUploads): FileLine {
  const store = createStore<{ readonly files: readonly UploadFile[] }>(() => ({ files: [] }))
  const sent = new Map<string, SentFile>()
  const soFar = new Map<string, SentSoFar>()
  const queue = fileQueue(sendNow)
  let call: FileCall | undefined
  let isShown = false

  async function sendNow(id: string): Promise<Tried> {
    const source = sent.get(id)
    if (source === undefined || call === undefined) return 'over'
    const file = await source.ready()
    const fault = await documentFault(file)
    if (fault !== undefined) {
      show([id], { kind: 'refused', reason: fault })
      void kept.drop(id)
      return 'over'
    }
    // As it is sent: pieces of another drawing would not fit.
    void kept.keep(id, purpose, file)
    const result = await call.send(file, {
      id,
      sent: soFar.get(id) ?? {},
      note: (more) => note(id, more),
      onProgress: (share) => show([id], { kind: 'sending', share }),
    })
    const isLost = !isSettled(result)
    if (result.kind === 'answered') {
      show([id], { kind: 'done' })
      void kept.drop(id)
      if (!isShown) forgetOver()
      call.onReceived()
      return 'over'
    }
    // The service has decided; another try is another request.
    if (!isLost) note(id, { takenBy: undefined })
    const mustWait = call.renew(result, goOn)
    const state = stateAfter(result)
    show(mustWait ? queue.waiting() : [id], state)
    if (state.kind === 'refused') void kept.drop(id)
    if (mustWait) return 'must wait'
    return isLost ? 'lost' : 'over'
  }

  /** What waits is on its way again; the one that is being sent stays as far as it is. */
  function goOn() {
    const ids = queue.waiting()
    change((each) =>
      ids.includes(each.id) && hasNotArrived(each.state) ? { ...each, state: begun } : each,
    )
    queue.goOn()
  }

  function change(to: (file: UploadFile) => UploadFile) {
    store.setState(({ files }) => ({ files: files.map(to) }))
  }

  function show(ids: readonly string[], state: UploadState) {
    change((each) => (ids.includes(each.id) ? { ...each, state } : each))
  }

  function note(id: string, more: SentSoFar) {
    soFar.set(id, { ...soFar.get(id), ...more })
    if ('takenBy' in more) void kept.noteTaken(id, more.takenBy)
  }

  function enqueue(chosen: readonly Chosen[], state: UploadState) {
    for (const { id, file } of chosen) sent.set(id, sentFile(file))
    const added = chosen.map((each) => uploadOf(each, state))
    store.setState(({ files }) => ({ files: [...files, ...added] }))
    queue.add(chosen.map(({ id }) => id))
  }

  async function goOnWithKept() {
    const found = (await kept.find(purpose)).filter(({ id }) => !sent.has(id))
    if (found.length === 0) return
    // The service says how much of each it has.
    for (const { id, takenBy } of found) soFar.set(id, { isBegun: true, takenBy })
    enqueue(found, begun)
    goOn()
  }

  function sendLost() {
    const lost = queue.lost()
    if (lost.length === 0) return
    queue.add(lost)
    goOn()
  }

  /** What is over is told by the page that saw it, and counted by what is read anew. */
  function forgetOver() {
    const isOver = ({ state }: UploadFile) => state.kind === 'done' || state.kind === 'refused'
    const over = store.getState().files.filter(isOver)
    for (const { id } of over) forget(id)
  }

  function forget(id: string) {
    const { files } = store.getState()
    const preview = files.find((each) => each.id === id)?.preview
    // A picture is held in memory until it is let go.
    if (preview !== undefined) URL.revokeObjectURL(preview)
    sent.delete(id)
    soFar.delete(id)
    store.setState({ files: files.filter((each) => each.id !== id) })
  }

  return {
    store,
    serve: (next) => (call = next),
    enter() {
      isShown = true
      if (queue.waiting().length > 0) goOn()
      sendLost()
      void goOnWithKept()
    },
    leave() {
      isShown = false
      forgetOver()
    },
    add(chosen, isHeld) {
      const added = chosen.map((file) => ({ id: newRequestId(), file }))
      for (const { id, file } of added) void kept.keep(id, purpose, file)
      enqueue(added, isHeld ? unproven : begun)
      if (!isHeld) goOn()
    },
    retry(id) {
      queue.add([id])
      goOn()
    },
    remove(id) {
      queue.remove(id)
      void kept.drop(id)
      forget(id)
    },
    sendLost,
  }
}

function uploadOf({ id, file }: Chosen, state: UploadState): UploadFile {
  const isPicture = shownPictures.includes(file.type)
  return { id, name: file.name, state, ...(isPicture && { preview: URL.createObjectURL(file) }) }
}

function stateAfter(failed: Failed): UploadState {
  if (failed.kind === 'transport') return { kind: 'failed', reason: httpText(failed.status) }
  const { code, message } = failed
  if (code === resultCodes.grantMissing) return unproven
  return { kind: code === resultCodes.uploadRefused ? 'refused' : 'failed', reason: message }
}
