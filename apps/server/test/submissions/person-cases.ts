import { addDevice, listDevices, removeDevice } from '@ecenter/contract/person/devices.ts'
import { mailDocuments } from '@ecenter/contract/person/documents.ts'
import { readOnlyProven, setOnlyProven } from '@ecenter/contract/person/only-proven.ts'
import { startProofByPlate, startProofOfCompany } from '@ecenter/contract/person/other-proofs.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import {
  askForCopy,
  askForErasure,
  readPrivacy,
  withdrawConsent,
} from '@ecenter/contract/person/privacy.ts'
import { confirmProof, endProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { cars } from '../../src/demo/cars.ts'
import { numbersIssued } from '../../src/demo/identities/issued-number.ts'
import { people } from '../../src/demo/people.ts'
import { factsOf, type Visitor } from '../visitor.ts'
import { newPhone, type SubmissionCases } from './submission-case.ts'

const agreedTo = '2026-11'

export const personCases: SubmissionCases = [
  [
    startProof,
    {
      effects: ['sms_code', 'person_proof', 'outbox_message'],
      traces: 1,
      async ready({ visitor }) {
        await visitor.passSlide()
        return { mobile: newPhone(), agreedTo }
      },
    },
  ],
  [
    startProofByPlate,
    {
      effects: ['sms_code', 'person_proof', 'outbox_message'],
      traces: 1,
      async ready({ visitor }) {
        await visitor.passSlide()
        const { licenseNo, identifyNumber } = factsOf({ car: cars.lastDay, person: people.lastDay })
        return { licenseNo, identifyNumber, agreedTo }
      },
    },
  ],
  [
    startProofOfCompany,
    {
      effects: ['sms_code', 'person_proof', 'outbox_message'],
      traces: 1,
      async ready({ visitor, service }) {
        await visitor.passSlide()
        const policyNo = numbersIssued(service.clock.today())('DAA', people.longName)
        return { policyNo, creditCode: people.longName.idNumber, agreedTo }
      },
    },
  ],
  [
    confirmProof,
    {
      effects: ['visitor_grant', 'session_cookie'],
      traces: 1,
      async ready({ visitor }) {
        await visitor.passSlide()
        await visitor.get(startProof, { mobile: newPhone(), agreedTo })
        return { smsCode: await visitor.readSms() }
      },
    },
  ],
  [
    giveFact,
    {
      effects: ['session_customer', 'session_cookie', 'person_consent'],
      traces: 1,
      async ready({ visitor }) {
        await codeTyped(visitor)
        return { idTail: people.rareName.idNumber.slice(-4) }
      },
    },
  ],
  [
    endProof,
    {
      effects: [],
      traces: 1,
      async ready({ visitor }) {
        const { mobile, idNumber } = people.dottedName
        await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
        return { scope: 'here' }
      },
    },
  ],
  [
    mailDocuments,
    {
      effects: ['outbox_message', 'counter'],
      traces: 3,
      async ready({ visitor }) {
        await deviceCase(visitor, people.compulsoryOnly)
        const { cars } = await visitor.get(readOverview, {})
        return { handle: cars[0]?.handle, email: 'wang.ming@example.com' }
      },
    },
  ],
  [
    addDevice,
    {
      effects: ['person_device', 'outbox_message'],
      traces: 1,
      async ready({ visitor }) {
        await deviceCase(visitor, people.twoCars)
        return { name: '我的手机' }
      },
    },
  ],
  [
    removeDevice,
    {
      effects: [],
      traces: 1,
      async ready({ visitor }) {
        await deviceCase(visitor, people.changed)
        await visitor.get(addDevice, { name: '我的手机' })
        const { devices } = await visitor.get(listDevices, {})
        return { handle: devices[0]?.handle }
      },
    },
  ],
  [
    setOnlyProven,
    {
      effects: ['person_contact'],
      traces: 1,
      async ready({ visitor }) {
        await deviceCase(visitor, people.cancelled)
        const { handle } = await visitor.get(readOnlyProven, {})
        await visitor.proveOnFile(handle, 'set-only-proven')
        return { handle, isOn: true }
      },
    },
  ],
  [
    withdrawConsent,
    {
      effects: [],
      traces: 1,
      async ready({ visitor }) {
        await deviceCase(visitor, people.traveller)
        return { kind: 'processing' }
      },
    },
  ],
  [askForCopy, dataRequestCase('ask-copy', [people.driver, people.worker, people.shopper])],
  [
    askForErasure,
    dataRequestCase('ask-erasure', [people.borrower, people.mother, people.grandfather]),
  ],
]

function dataRequestCase(
  purpose: 'ask-copy' | 'ask-erasure',
  persons: readonly (typeof people.twoCars)[],
): SubmissionCases[number][1] {
  const others = persons.values()
  return {
    effects: ['data_request', 'taken_code', 'outbox_message'],
    traces: 1,
    async ready({ visitor, service }) {
      // Whoever has asked is answered that they have.
      await deviceCase(visitor, others.next().value ?? people.twoCars)
      const { handle } = await visitor.get(readPrivacy, {})
      await service.passTime(61)
      await visitor.proveOnFile(handle, purpose)
      return { handle }
    },
  }
}

async function deviceCase(visitor: Visitor, person: typeof people.twoCars): Promise<void> {
  await visitor.provePerson(person.mobile, { idTail: person.idNumber.slice(-4) })
}

async function codeTyped(visitor: Visitor): Promise<void> {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: people.rareName.mobile, agreedTo })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
}
