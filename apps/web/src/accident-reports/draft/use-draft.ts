import { newRequestId } from '@ecenter/client/request-id.ts'
import { create } from 'zustand'
import { dropFiles, keepFile, keptFile } from '../../state/keeping/sealed-files.ts'
import { type AccidentDraft, type DraftPhoto, newDraft, openDraft } from './accident-draft.ts'
import { leaveOut, madeGood } from './lost-photos.ts'
import { photoName } from './photo-name.ts'

interface Drafted {
  readonly draft: AccidentDraft
  /** Something of it was told; before that nothing of it lies in this browser. */
  readonly isBegun: boolean
  /** It was begun before this page was opened, and nobody has said yet what becomes of it. */
  readonly isFound: boolean
  readonly isRestored: boolean
  /** Whether this browser keeps what is told; some keep nothing. */
  readonly isKept: boolean
  /** Photos by their ids; the browser keeps them too, if it can. */
  readonly pictures: ReadonlyMap<string, Blob>
}

const draftName = 'accident/draft'

/** The report that is being told. It lies sealed in this browser, photos too, until the service has it. */
export const useDraft = create<Drafted>(() => ({
  draft: newDraft(newRequestId(), new Date()),
  isBegun: false,
  isFound: false,
  isRestored: false,
  isKept: true,
  pictures: new Map(),
}))

let restoring: Promise<void> | undefined

/** Reads once what was told before. */
export function restoreDraft(): Promise<void> {
  restoring ??= restore()
  return restoring
}

async function restore(): Promise<void> {
  const draft = await keptDraft()
  const pictures = new Map<string, Blob>()
  for (const { id } of draft?.photos ?? []) {
    const bytes = await keptFile(photoName(id))
    if (bytes !== undefined) pictures.set(id, new Blob([bytes], { type: 'image/jpeg' }))
  }
  if (draft === undefined) {
    useDraft.setState({ isRestored: true })
    return
  }
  const found = { ...draft, ...leaveOut(draft, pictures) }
  useDraft.setState({ draft: found, pictures, isBegun: true, isFound: true, isRestored: true })
}

/** Whether a report is being told in this browser. */
export async function hasDraft(): Promise<boolean> {
  await restoreDraft()
  return useDraft.getState().isBegun
}

async function keptDraft(): Promise<AccidentDraft | undefined> {
  const bytes = await keptFile(draftName)
  if (bytes === undefined) return undefined
  const { draft, photosOver } = openDraft(new TextDecoder().decode(bytes), new Date())
  if (draft === undefined) dropDraft(photosOver)
  return draft
}

function dropDraft(photos: readonly string[]): void {
  for (const id of photos) void dropFiles(photoName(id))
  lastWrite = lastWrite.then(() => dropFiles(draftName))
}

/** One after the other: of two that are kept at once, the older may be done later. */
let lastWrite: Promise<unknown> = Promise.resolve()

export function changeDraft(told: Partial<AccidentDraft>): void {
  const { draft: before } = useDraft.getState()
  const savedAt = new Date().toISOString()
  // 刚才 is when the first word was told, not when the page was opened.
  const begunAt = before.step === '' ? savedAt : before.begunAt
  const draft = { ...before, begunAt, ...told, savedAt }
  useDraft.setState({ draft, isBegun: true, isFound: false })
  const bytes = new TextEncoder().encode(JSON.stringify(draft))
  lastWrite = lastWrite.then(() => keepFile(draftName, bytes)).catch(noteUnkept)
}

function noteUnkept(): void {
  useDraft.setState({ isKept: false })
}

export async function addPhoto(
  { frame, fault }: Pick<DraftPhoto, 'frame' | 'fault'>,
  picture: Blob,
): Promise<void> {
  const id = newRequestId()
  const { pictures, draft } = useDraft.getState()
  const others =
    frame === 'more' ? draft.photos : draft.photos.filter((photo) => photo.frame !== frame)
  const replaced = draft.photos.filter((photo) => !others.includes(photo))
  useDraft.setState({ pictures: new Map(pictures).set(id, picture) })
  changeDraft({
    photos: [...others, { id, frame, fault }],
    lost: madeGood(draft.lost, frame),
  })
  const bytes = new Uint8Array(await picture.arrayBuffer())
  await keepFile(photoName(id), bytes).catch(noteUnkept)
  for (const old of replaced) void dropFiles(photoName(old.id))
}

export function removePhoto(id: string): void {
  const { draft } = useDraft.getState()
  changeDraft({ photos: draft.photos.filter((photo) => photo.id !== id) })
  void dropFiles(photoName(id))
}

/** The customer begins anew: nothing of it stays in this browser. */
export function forgetDraft(): void {
  const { photos } = useDraft.getState().draft
  beginAnew()
  dropDraft(photos.map(({ id }) => id))
}

/** The service has the words; the photos stay until each has followed. */
export function forgetTold(): void {
  beginAnew()
  dropDraft([])
}

function beginAnew(): void {
  useDraft.setState({
    draft: newDraft(newRequestId(), new Date()),
    isBegun: false,
    isFound: false,
    pictures: new Map(),
  })
}
