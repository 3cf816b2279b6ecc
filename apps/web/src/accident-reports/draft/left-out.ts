import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import type { AccidentDraft, DraftPhoto, PhotoLeftOut } from './accident-draft.ts'

type Photos = Pick<AccidentDraft, 'photos' | 'leftOut'>

/** What is left once these photos were removed by nobody's wish. */
export function leaveOut(
  { photos, leftOut = [] }: Photos,
  isMeant: (photo: DraftPhoto) => boolean,
  reason?: string,
): Photos {
  const gone = photos.filter(isMeant).map(({ frame }): PhotoLeftOut => ({ frame, reason }))
  return { photos: photos.filter((photo) => !isMeant(photo)), leftOut: [...leftOut, ...gone] }
}

/** One that is taken anew stands for one of the same frame. */
export function madeGood(leftOut: readonly PhotoLeftOut[] = [], taken: PhotoFrame): PhotoLeftOut[] {
  const at = leftOut.findIndex(({ frame }) => frame === taken)
  return leftOut.filter((_, each) => each !== at)
}

/** What the receipt tells of photos that are not with the report, of which the service took so many. */
export function photosLeftOut({ photos, leftOut = [] }: Photos, taken: number) {
  const reasons = leftOut.map(({ reason }) => reason ?? '照片在这部手机上打不开了。')
  return {
    // A report that was taken before, whose answer was lost, has no photo that came later.
    photosLeftOut: leftOut.length + Math.max(0, photos.length - taken),
    whyLeftOut: [...new Set(reasons)].join(''),
  }
}
