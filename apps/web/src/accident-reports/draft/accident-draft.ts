import {
  accidentKinds,
  otherSides,
  photoFrames,
} from '@ecenter/contract/accident-reports/accident.ts'
import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
} from 'valibot'
import { photoFaults } from '../photos/judge-photo.ts'

const draftPhoto = object({
  id: string(),
  frame: picklist(photoFrames),
  /** Why a better one would help; whoever stands there knows whether there will be one. */
  fault: optional(picklist(photoFaults)),
})
export type DraftPhoto = InferOutput<typeof draftPhoto>

/** A report as far as it has been told, before the service has it. */
export const accidentDraft = object({
  draftId: string(),
  /** When the first word was told; 刚才 means then. */
  begunAt: string(),
  savedAt: string(),
  /** The furthest step, to go on there. */
  step: string(),
  isHurt: boolean(),
  words: string(),
  position: optional(object({ latitude: number(), longitude: number(), accuracy: number() })),
  when: picklist(['now', 'today', 'before']),
  /** `2026-11-20 08:35`, unless it was just now. */
  at: string(),
  kind: optional(picklist(accidentKinds)),
  note: string(),
  photos: array(draftPhoto),
  /** Frames of those that this phone could open no more, for the receipt. */
  lost: optional(array(picklist(photoFrames))),
  /** One of the customer's own cars, by what it is called; empty for the plate that is typed. */
  ownCar: string(),
  plate: string(),
  mobile: string(),
  driver: picklist(['me', 'somebody']),
  driverName: string(),
  otherSide: optional(picklist(otherSides)),
  otherPlate: string(),
  otherMobile: string(),
  /** When sending was pressed first, by this phone's clock. */
  toldAt: optional(string()),
  /** Sending was pressed: it goes by itself, after a reload and another proof too. */
  isToGo: optional(boolean()),
})
export type AccidentDraft = InferOutput<typeof accidentDraft>

export function newDraft(draftId: string, now: Date): AccidentDraft {
  const begunAt = now.toISOString()
  return {
    draftId,
    begunAt,
    savedAt: begunAt,
    step: '',
    isHurt: false,
    words: '',
    when: 'now',
    at: '',
    note: '',
    photos: [],
    ownCar: '',
    plate: '',
    mobile: '',
    driver: 'me',
    driverName: '',
    otherPlate: '',
    otherMobile: '',
  }
}

const keptMs = 7 * 86_400_000

/** What is older was dealt with in another way. */
export function isStale({ savedAt }: Pick<AccidentDraft, 'savedAt'>, now: Date): boolean {
  // A moment that is none is as good as long ago.
  return !(now.getTime() - new Date(savedAt).getTime() <= keptMs)
}

/** Drafts of every deployment name their photos. */
const anyDraft = object({ photos: array(object({ id: string() })) })

interface Opened {
  readonly draft?: AccidentDraft
  /** Photos of one that is over: none else needs them. */
  readonly photosOver: readonly string[]
}

/** A draft as it was kept. One that is stale, or of another deployment, is over: a clean start beats a broken page. */
export function openDraft(kept: string, now: Date): Opened {
  const told = toldIn(kept)
  const read = safeParse(accidentDraft, told)
  if (read.success && !isStale(read.output, now)) return { draft: read.output, photosOver: [] }
  const { success, output } = safeParse(anyDraft, told)
  return { photosOver: success ? output.photos.map(({ id }) => id) : [] }
}

function toldIn(kept: string): unknown {
  try {
    return JSON.parse(kept)
  } catch {
    return undefined
  }
}

/** When it happened, as the service is told; what is chosen are China's clocks. */
export function happenedAt({ when, at, begunAt }: AccidentDraft): string {
  return when === 'now' || at === '' ? begunAt : `${at.replace(' ', 'T')}:00+08:00`
}

/** The field of a plate holds a province before anything is typed. */
export function isEmpty(typed: string): boolean {
  return typed.trim().length <= 1
}
