import {
  reportAccident,
  reportOwnAccident,
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
  sendOwnAccidentPhoto,
  sendOwnAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { people } from '../../src/demo/people.ts'
import { accidentOf, newDraftId } from '../subjects/accidents.ts'
import { firstPiece } from '../subjects/first-piece.ts'
import { newPhone, type SubmissionCases, type Trying } from './submission-case.ts'

export const accidentReportCases: SubmissionCases = [
  [
    sendAccidentPhotoPiece,
    {
      effects: [],
      traces: 0,
      async ready({ visitor }) {
        const mobile = newPhone()
        await visitor.provePhone(mobile)
        return { mobile, ...(await firstPiece()) }
      },
    },
  ],
  [
    sendOwnAccidentPhotoPiece,
    {
      effects: [],
      traces: 0,
      ready: async (trying) => ({ handle: await ownCar(trying), ...(await firstPiece()) }),
    },
  ],
  [
    sendAccidentPhoto,
    {
      effects: [],
      traces: 1,
      async ready({ visitor, service }) {
        const mobile = newPhone()
        await visitor.provePhone(mobile)
        const piece = await firstPiece()
        const draftId = newDraftId()
        const report = reportNaming(service, piece)
        await visitor.get(reportAccident, { draftId, mobile, licenseNo: '京N26185', report })
        await visitor.get(sendAccidentPhotoPiece, { mobile, ...piece })
        return { mobile, draftId, upload: piece.upload, bytes: piece.file.length }
      },
    },
  ],
  [
    sendOwnAccidentPhoto,
    {
      effects: [],
      traces: 1,
      async ready(trying) {
        const handle = await ownCar(trying)
        const piece = await firstPiece()
        const draftId = newDraftId()
        const report = reportNaming(trying.service, piece)
        await trying.visitor.get(reportOwnAccident, { draftId, handle, report })
        await trying.visitor.get(sendOwnAccidentPhotoPiece, { handle, ...piece })
        return { handle, draftId, upload: piece.upload, bytes: piece.file.length }
      },
    },
  ],
  [
    reportAccident,
    {
      effects: ['accident_report', 'outbox_message'],
      traces: 1,
      async ready({ visitor, service }) {
        const mobile = newPhone()
        await visitor.provePhone(mobile)
        const draftId = newDraftId()
        return { draftId, mobile, licenseNo: '京N26185', report: accidentOf(service) }
      },
    },
  ],
  [
    reportOwnAccident,
    {
      effects: ['accident_report', 'outbox_message'],
      traces: 1,
      ready: async (trying) => ({
        draftId: newDraftId(),
        handle: await ownCar(trying),
        report: accidentOf(trying.service),
      }),
    },
  ],
]

function reportNaming(service: Trying['service'], { upload }: { readonly upload: string }) {
  return accidentOf(service, { photos: [{ upload, frame: 'damage' }] })
}

/** The handle of a car that the visitor has proven to be theirs. */
async function ownCar({ visitor }: Trying): Promise<string> {
  const { mobile, idNumber } = people.compulsoryOnly
  await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
  const { cars } = await visitor.get(readOverview, {})
  return cars[0]?.handle ?? ''
}
