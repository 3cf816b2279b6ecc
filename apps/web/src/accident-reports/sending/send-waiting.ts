import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { listOwnCars } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { sendQuery } from '../../client/send.ts'
import { type AccidentReceipt, useAccidentReceipt } from '../../state/accident-receipt.ts'
import { giveUpPhoto, type PhotoSender, sendPhoto } from './send-photo.ts'
import {
  dropWaiting,
  noteWaiting,
  useWaiting,
  type WaitingPhoto,
  type WaitingReport,
} from './waiting-photos.ts'

type Stopped = 'lost' | 'unproven'

/** Sends the photos that wait, one after the other; undefined once nothing waits. */
export async function sendAll(): Promise<Stopped | undefined> {
  for (let next = first(); next !== undefined; next = first()) {
    const sender = await senderOf(next.report)
    if (typeof sender === 'string') return sender
    const stopped = await sendOne(sender, next.report, next.photo)
    if (stopped !== undefined) return stopped
  }
  return undefined
}

function first(): { report: WaitingReport; photo: WaitingPhoto } | undefined {
  const [report] = useWaiting.getState().reports
  const photo = report?.photos[0]
  return report && photo && { report, photo }
}

/** The handle of a car ends with its session, so it is asked for. */
async function senderOf({ ownCar, mobile }: WaitingReport): Promise<PhotoSender | Stopped> {
  if (ownCar === '') return { mobile }
  const result = await sendQuery(listOwnCars, {})
  if (result.kind !== 'answered') return stoppedBy(result) ?? 'lost'
  const car = result.value.cars.find(({ title }) => title === ownCar)
  return car === undefined ? 'unproven' : { handle: car.handle }
}

async function sendOne(
  sender: PhotoSender,
  { draftId, receiptNo }: WaitingReport,
  photo: WaitingPhoto,
): Promise<Stopped | undefined> {
  const { id } = photo
  const file = useWaiting.getState().pictures.get(id)
  const result = await (file && photo.whyRefused === undefined
    ? sendPhoto(sender, draftId, photo, file)
    : giveUpPhoto(sender, draftId, id))
  if (result.kind === 'answered') {
    const { whyRefused = file ? undefined : lostWords } = photo
    noteReceipt(receiptNo, (sent) => ({ ...result.value, ...addWords(sent, whyRefused) }))
    dropWaiting(id)
    return undefined
  }
  const stopped = stoppedBy(result)
  if (stopped !== undefined) return stopped
  const isRefused = result.kind === 'rejected' && result.code === resultCodes.uploadRefused
  if (isRefused && photo.whyRefused === undefined) {
    // It holds up no other; the service is told not to wait for it, lest the desk does.
    noteWaiting(id, { whyRefused: result.message })
  } else {
    // The report knows nothing of it: it was sent before, and the answer to that was lost.
    noteReceipt(receiptNo, ({ photosLost }) => ({ photosLost: photosLost + 1 }))
    dropWaiting(id)
  }
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

/** Undefined where the service has refused it, once and for all. */
function stoppedBy(failed: Failed): Stopped | undefined {
  if (failed.kind === 'transport' || !isSettled(failed)) return 'lost'
  return failed.code === resultCodes.grantMissing ? 'unproven' : undefined
}
