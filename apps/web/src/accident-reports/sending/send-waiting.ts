import { listOwnCars } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { sendQuery } from '../../client/send.ts'
import { type AccidentReceipt, useAccidentReceipt } from '../../state/accident-receipt.ts'
import { judgeFailed } from './judge-failed.ts'
import { giveUpPhoto, type PhotoSender, sendPhoto } from './send-photo.ts'
import {
  dropWaiting,
  noteUnproven,
  noteWaiting,
  useWaiting,
  type WaitingPhoto,
  type WaitingReport,
} from './waiting-photos.ts'

interface Service {
  readonly senderOf: (report: WaitingReport) => Promise<PhotoSender | 'lost' | 'unproven'>
  readonly sendPhoto: typeof sendPhoto
  readonly giveUpPhoto: typeof giveUpPhoto
}

/**
 * Sends the photos that wait, one after the other. A report whose proof has ended holds up no other, and a photo that
 * is put off holds up none; `lost` where something is left to be tried again.
 */
export async function sendAll(
  service: Service = { senderOf, sendPhoto, giveUpPhoto },
): Promise<'lost' | undefined> {
  const putOff = new Set<string>()
  for (let next = first(putOff); next !== undefined; next = first(putOff)) {
    const { report, photo } = next
    const sender = await service.senderOf(report)
    const verdict =
      typeof sender === 'string' ? sender : await sendOne(service, sender, report, photo)
    if (verdict === 'lost') return 'lost'
    if (verdict === 'unproven') noteUnproven(report.draftId)
    if (verdict === 'put off') putOff.add(photo.id)
  }
  return putOff.size > 0 ? 'lost' : undefined
}

function first(
  putOff: ReadonlySet<string>,
): { report: WaitingReport; photo: WaitingPhoto } | undefined {
  const { reports, unproven } = useWaiting.getState()
  return reports
    .filter(({ draftId }) => !unproven.includes(draftId))
    .flatMap((report) => report.photos.map((photo) => ({ report, photo })))
    .find(({ photo }) => !putOff.has(photo.id))
}

/** The handle of a car ends with its session, so it is asked for. */
async function senderOf({
  ownCar,
  mobile,
}: WaitingReport): Promise<PhotoSender | 'lost' | 'unproven'> {
  if (ownCar === '') return { mobile }
  const result = await sendQuery(listOwnCars, {})
  if (result.kind !== 'answered') return judgeFailed(result) === 'unproven' ? 'unproven' : 'lost'
  const car = result.value.cars.find(({ title }) => title === ownCar)
  return car === undefined ? 'unproven' : { handle: car.handle }
}

/** Undefined once it is settled for good, one way or the other. */
async function sendOne(
  service: Service,
  sender: PhotoSender,
  { draftId, receiptNo }: WaitingReport,
  photo: WaitingPhoto,
): Promise<'lost' | 'unproven' | 'put off' | undefined> {
  const { id } = photo
  const file = useWaiting.getState().pictures.get(id)
  const result = await (file && photo.whyRefused === undefined
    ? service.sendPhoto(sender, draftId, photo, file)
    : service.giveUpPhoto(sender, draftId, id))
  if (result.kind === 'answered') {
    const { whyRefused = file ? undefined : lostWords } = photo
    noteReceipt(receiptNo, (sent) => ({ ...result.value, ...addWords(sent, whyRefused) }))
    dropWaiting(id)
    return undefined
  }
  const verdict = judgeFailed(result)
  switch (verdict) {
    case 'refused':
      if (result.kind === 'rejected' && photo.whyRefused === undefined) {
        // It holds up no other; the service is told not to wait for it, lest the desk does.
        noteWaiting(id, { whyRefused: result.message })
        return undefined
      }
      break
    case 'unknown':
      // It was sent before, and the answer to that was lost.
      break
    default:
      // The same request would be refused the same again.
      if (result.kind === 'rejected' && result.code === resultCodes.requestIdReused) {
        noteWaiting(id, { takenBy: undefined })
      }
      return verdict
  }
  noteReceipt(receiptNo, ({ photosLost }) => ({ photosLost: photosLost + 1 }))
  dropWaiting(id)
  return undefined
}

const lostWords = '照片在这部手机上打不开了。'

/** Each reason is told once. */
function addWords({ whyRefused = '' }: AccidentReceipt, reason: string | undefined) {
  const isNew = reason !== undefined && !whyRefused.includes(reason)
  return isNew ? { whyRefused: whyRefused + reason } : {}
}

function noteReceipt(
  receiptNo: string,
  change: (sent: AccidentReceipt) => Partial<AccidentReceipt>,
): void {
  const sent = useAccidentReceipt.getState()
  if (sent.receiptNo === receiptNo) useAccidentReceipt.setState(change(sent))
}
