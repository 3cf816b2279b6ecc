import { boolean, number, object, optional, picklist, string } from 'valibot'
import { accidentKinds, otherSides, photoFrames } from '../accident-reports/accident.ts'
import { closeReason } from '../accident-reports/closing.ts'
import { isoMoment } from '../rules/moments.ts'
import { defineCoreEvent } from './core-event.ts'

export const accidentReported = defineCoreEvent({
  type: 'accident.reported.v1',
  name: '出险报案',
  subject: 'accident/<receiptNo>',
  meaning:
    'Somebody reports an accident of a car. The row of the claim that is made of it names this event in `answers`; several reports may be of one accident.',
  data: object({
    receiptNo: string(),
    /** Absent where the plate was only told: whether it is insured is for the core to find. */
    policyNo: optional(string()),
    /** Of that policy, as it is known here: who is insured, and which car. */
    insured: optional(object({ name: string(), idNumber: string(), mobile: optional(string()) })),
    brandModel: optional(string()),
    licenseNo: optional(string()),
    reporter: object({ mobile: optional(string()), name: optional(string()) }),
    isHurt: boolean(),
    happenedAt: isoMoment,
    /** By the clock of the reporter's phone, and by ours; promises count from the second. */
    toldAt: isoMoment,
    receivedAt: isoMoment,
    callBy: optional(isoMoment),
    place: object({
      words: optional(string()),
      /** In degrees and metres. */
      position: optional(object({ latitude: number(), longitude: number(), accuracy: number() })),
    }),
    kind: picklist(accidentKinds),
    note: optional(string()),
    driver: picklist(['me', 'somebody']),
    driverName: optional(string()),
    otherSide: picklist(otherSides),
    otherPlate: optional(string()),
    otherMobile: optional(string()),
    /** Who of the staff took it from a caller, to whom no call is promised. */
    account: optional(string()),
    /** How many photos come after it, each told by accident.photo-added.v1; none after `photosUntil`. */
    photosToCome: number(),
    photosUntil: optional(isoMoment),
  }),
})

export const accidentPhotoAdded = defineCoreEvent({
  type: 'accident.photo-added.v1',
  name: '出险照片',
  subject: 'accident/<receiptNo>',
  meaning: 'A photo of a report of an accident has come, after the report itself.',
  data: object({
    receiptNo: string(),
    at: isoMoment,
    /** Bytes at `GET /core/files/<id>`. */
    photo: object({
      id: string(),
      mediaType: string(),
      bytes: number(),
      frame: picklist(photoFrames),
    }),
    /** How many are still to come. */
    photosToCome: number(),
  }),
})

export const accidentPhotoRefused = defineCoreEvent({
  type: 'accident.photo-refused.v1',
  name: '出险照片不会来',
  subject: 'accident/<receiptNo>',
  meaning:
    'A photo that a report of an accident has named is waited for no more: it was refused, or the phone has lost it. What is not here by `photosUntil` is told by no event.',
  data: object({
    receiptNo: string(),
    at: isoMoment,
    frame: picklist(photoFrames),
    why: picklist(['refused', 'lost']),
    /** How many are still to come. */
    photosToCome: number(),
  }),
})

export const accidentClosed = defineCoreEvent({
  type: 'accident.closed.v1',
  name: '出险报案结束',
  subject: 'accident/<receiptNo>',
  meaning:
    'Staff have closed a report of which no claim comes. A row of a claim that answers accident.reported.v1 after that opens it again.',
  data: object({
    receiptNo: string(),
    at: isoMoment,
    reason: closeReason,
    /** What staff wrote of it. */
    words: optional(string()),
    account: string(),
  }),
})

export const accidentReopened = defineCoreEvent({
  type: 'accident.reopened.v1',
  name: '出险报案重新处理',
  subject: 'accident/<receiptNo>',
  meaning: 'Staff have opened a closed report again: a claim is waited for as before.',
  data: object({ receiptNo: string(), at: isoMoment, note: string(), account: string() }),
})

export const accidentJoined = defineCoreEvent({
  type: 'accident.joined.v1',
  name: '两次报案是否同一起事故',
  subject: 'accident/<receiptNo>',
  meaning:
    'Staff say that two reports are of one accident, told by both sides, or that they are not; what was said last holds. It is told once, of either report.',
  data: object({
    receiptNo: string(),
    otherReceiptNo: string(),
    isSame: boolean(),
    /** Why, where staff named the other report themselves. */
    reason: optional(string()),
    at: isoMoment,
    account: string(),
  }),
})
