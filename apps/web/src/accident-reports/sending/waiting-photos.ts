import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { create } from 'zustand'
import { keptList } from '../../state/keeping/kept-list.ts'
import { dropFiles, keptFile } from '../../state/keeping/sealed-files.ts'
import { notePhotosWaiting } from '../../state/photos-waiting.ts'
import type { AccidentDraft } from '../draft/accident-draft.ts'
import { photoName } from '../draft/photo-name.ts'

const waitingPhoto = object({
  id: string(),
  /** The service has some of it, and says how much. */
  isBegun: optional(boolean()),
  /** The request that asked to take it, once all of it had come: a lost answer is asked for by the same. */
  takenBy: optional(string()),
  /** Refused in these words; the service has not been told yet that it comes no more. */
  whyRefused: optional(string()),
})
export type WaitingPhoto = InferOutput<typeof waitingPhoto>

/** A report whose words have arrived, and whose photos follow. */
const waitingReport = object({
  draftId: string(),
  receiptNo: string(),
  /** Who reported: by a car of their own, as it is called, or by a phone. */
  ownCar: string(),
  mobile: string(),
  wordsSentAt: number(),
  total: number(),
  photos: array(waitingPhoto),
})
export type WaitingReport = InferOutput<typeof waitingReport>

interface Waiting {
  /** The latest first: its proof is the freshest. */
  readonly reports: readonly WaitingReport[]
  readonly pictures: ReadonlyMap<string, Blob>
  /** What an earlier visit left is known. */
  readonly isRestored: boolean
  /** Whether this browser keeps them; where it keeps nothing, they are lost with the page. */
  readonly isKept: boolean
  readonly state: 'sending' | 'lost'
  /** Drafts of those whose proof has ended: they wait for it, and hold up no other. */
  readonly unproven: readonly string[]
}

/** As long as the service waits for them. */
const keptMs = 86_400_000
const list = keptList('accident-waiting', waitingReport, () =>
  useWaiting.setState({ isKept: false }),
)

/** Photos that are on their way, sealed in this browser until each has arrived. */
export const useWaiting = create<Waiting>(() => ({
  reports: [],
  pictures: new Map(),
  isRestored: false,
  isKept: true,
  state: 'sending',
  unproven: [],
}))

let restoring: Promise<void> | undefined

/** Reads once what an earlier visit left. */
export function restoreWaiting(): Promise<void> {
  restoring ??= restore()
  return restoring
}

async function restore(): Promise<void> {
  const kept = await list.read()
  const reports = kept.filter(({ wordsSentAt }) => Date.now() - wordsSentAt < keptMs)
  const pictures = new Map<string, Blob>()
  for (const { id } of reports.flatMap(({ photos }) => photos)) {
    const bytes = await keptFile(photoName(id))
    if (bytes !== undefined) pictures.set(id, new Blob([bytes], { type: 'image/jpeg' }))
  }
  const over = kept.filter((report) => !reports.includes(report))
  for (const { id } of over.flatMap(({ photos }) => photos)) void dropFiles(photoName(id))
  const { reports: newer, pictures: theirs } = useWaiting.getState()
  useWaiting.setState({
    reports: [...newer, ...reports],
    pictures: new Map([...pictures, ...theirs]),
    isRestored: true,
  })
}

/** A draft as its words were sent, with its photos. */
interface Told {
  readonly draft: AccidentDraft
  readonly pictures: ReadonlyMap<string, Blob>
  readonly isKept: boolean
}

/** Its words have arrived: from here on its photos wait by themselves, whatever is told next. */
export async function letPhotosFollow({ draft, ...told }: Told, receiptNo: string): Promise<void> {
  const { draftId, ownCar, mobile, photos } = draft
  await restoreWaiting()
  const before = useWaiting.getState()
  const others = before.reports.filter((report) => report.draftId !== draftId)
  const report = {
    ...{ draftId, receiptNo, ownCar, mobile },
    wordsSentAt: Date.now(),
    total: photos.length,
    photos: photos.map(({ id }) => ({ id })),
  }
  useWaiting.setState({
    reports: [report, ...others],
    pictures: new Map([...before.pictures, ...told.pictures]),
    isKept: before.isKept && told.isKept,
  })
  await keepList()
}

export function noteUnproven(draftId: string): void {
  useWaiting.setState(({ unproven }) => ({ unproven: [...unproven, draftId] }))
}

/** How far the sending of a photo has come. */
export function noteWaiting(id: string, sent: Partial<Omit<WaitingPhoto, 'id'>>): void {
  changePhotos((photos) => photos.map((each) => (each.id === id ? { ...each, ...sent } : each)))
}

/** It has arrived, or never will: nothing of it stays in this browser. */
export function dropWaiting(id: string): void {
  changePhotos((photos) => photos.filter((each) => each.id !== id))
  const pictures = new Map(useWaiting.getState().pictures)
  pictures.delete(id)
  useWaiting.setState({ pictures })
  void dropFiles(photoName(id))
}

function changePhotos(change: (photos: readonly WaitingPhoto[]) => WaitingPhoto[]): void {
  const reports = useWaiting
    .getState()
    .reports.map((report) => ({ ...report, photos: change(report.photos) }))
    .filter(({ photos }) => photos.length > 0)
  useWaiting.setState({ reports })
  void keepList()
}

function keepList(): Promise<void> {
  const { reports } = useWaiting.getState()
  noteForOtherPages(reports)
  return list.write(reports)
}

function noteForOtherPages(reports: readonly WaitingReport[]): void {
  const count = reports.reduce((sum, { photos }) => sum + photos.length, 0)
  notePhotosWaiting(count, Math.max(...reports.map(({ wordsSentAt }) => wordsSentAt + keptMs)))
}
