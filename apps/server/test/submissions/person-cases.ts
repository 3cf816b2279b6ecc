import { randomUUID } from 'node:crypto'
import { readAccess, reportAccess } from '@ecenter/contract/person/access.ts'
import { changeContact, changePhone, readContact } from '@ecenter/contract/person/contact.ts'
import { addDevice, listDevices, removeDevice } from '@ecenter/contract/person/devices.ts'
import { mailDocuments, mailDocumentsTo } from '@ecenter/contract/person/documents.ts'
import {
  readOnlyProven,
  setOnlyProven,
  stopOnlyProvenEnd,
} from '@ecenter/contract/person/only-proven.ts'
import { startProofByPlate, startProofOfCompany } from '@ecenter/contract/person/other-proofs.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import {
  askForCopy,
  askForErasure,
  readPrivacy,
  withdrawConsent,
} from '@ecenter/contract/person/privacy.ts'
import { confirmProof, endProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { cars } from '../../src/demo/cars.ts'
import { people } from '../../src/demo/people.ts'
import { askEnd } from '../../src/domains/person/store/only-proven-end.ts'
import { contactRows, writeContacts } from '../../src/domains/person/store/person-contact.ts'
import { personKey } from '../../src/domains/policies/store/other-lookup-keys.ts'
import { numbersIssued } from '../subjects/issued-number.ts'
import { factsOf, type Visitor } from '../visitor.ts'
import { newPhone, oneAfterTheOther, type SubmissionCases, type Trying } from './submission-case.ts'

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
      async ready({ visitor, service }) {
        const { name, idNumber, mobile } = people.compulsoryOnly
        const contact = { name, idNumber, mobile, email: 'wang.ming@example.com' }
        await writeContacts(service.db, [contactRows(service.keys, contact)])
        await proveWhole(visitor, people.compulsoryOnly)
        const { cars } = await visitor.get(readOverview, {})
        return { handle: cars[0]?.handle }
      },
    },
  ],
  [
    mailDocumentsTo,
    {
      effects: ['outbox_message', 'counter'],
      traces: 3,
      async ready({ visitor, service }) {
        await proveWhole(visitor, people.compulsoryOnly)
        const { cars } = await visitor.get(readOverview, {})
        const handle = cars[0]?.handle ?? ''
        const email = 'bookkeeper@example.com'
        const purpose = 'mail-documents'
        await service.passTime(61)
        await visitor.passSlide()
        await visitor.get(getCentPhoneCode, { handle, purpose, email })
        const smsCode = await visitor.readSms()
        await visitor.get(checkSMSCode, { smsCode, purpose, handle, email })
        return { handle, email }
      },
    },
  ],
  [
    addDevice,
    {
      effects: ['person_device', 'outbox_message'],
      traces: 1,
      async ready({ visitor }) {
        await proveWhole(visitor, people.twoCars)
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
        await proveWhole(visitor, people.changed)
        await visitor.get(addDevice, { name: '我的手机' })
        const { devices } = await visitor.get(listDevices, {})
        return { handle: devices[0]?.handle }
      },
    },
  ],
  [
    reportAccess,
    {
      effects: [
        'appeal',
        'appeal_lookup_key',
        'taken_code',
        'person_access',
        'counter',
        'core_event',
      ],
      traces: 1,
      async ready({ visitor, service }) {
        await proveWhole(visitor, people.expired)
        const { handle } = await visitor.get(readOverview, {})
        await service.passTime(61)
        await visitor.proveOnFile(handle, 'read-access')
        const { entries } = await visitor.get(readAccess, { handle })
        return { handle, entryId: entries[0]?.entryId }
      },
    },
  ],
  [
    setOnlyProven,
    {
      effects: ['person_contact'],
      traces: 1,
      async ready({ visitor }) {
        await proveWhole(visitor, people.cancelled)
        const { handle } = await visitor.get(readOnlyProven, {})
        await visitor.proveOnFile(handle, 'set-only-proven')
        return { handle, isOn: true }
      },
    },
  ],
  [
    stopOnlyProvenEnd,
    {
      effects: ['only_proven_end'],
      traces: 1,
      async ready({ visitor, service }) {
        await proveWhole(visitor, people.longExpired)
        const asked = { document: 'id-card', reason: '手机丢了', account: 'agent1' } as const
        const key = personKey(service.keys, people.longExpired.idNumber)
        await askEnd(service, key, { ...asked, staffId: randomUUID() })
        return {}
      },
    },
  ],
  [
    withdrawConsent,
    {
      effects: [],
      traces: 1,
      async ready({ visitor }) {
        await proveWhole(visitor, people.traveller)
        return { kind: 'processing' }
      },
    },
  ],
  [askForCopy, dataRequestCase('ask-copy', [people.driver, people.worker, people.shopper])],
  [
    askForErasure,
    dataRequestCase('ask-erasure', [people.borrower, people.mother, people.grandfather]),
  ],
  [
    changeContact,
    {
      effects: ['wish', 'counter'],
      traces: 1,
      async ready(trying) {
        const handle = await contactCase(trying, people.caringSon, 'change-contact')
        return { handle, email: 'new@example.com' }
      },
    },
  ],
  [
    changePhone,
    {
      effects: ['wish', 'counter'],
      traces: 1,
      async ready(trying) {
        const mobile = newPhone()
        const handle = await contactCase(trying, people.householdExpired, 'change-phone')
        await trying.visitor.passSlide()
        await trying.visitor.get(getSMSCode, { mobile, purpose: 'new-phone' })
        const smsCode = await trying.visitor.readSms()
        await trying.visitor.get(checkSMSCode, { smsCode, purpose: 'new-phone', mobile })
        return { handle, mobile }
      },
    },
  ],
]

function dataRequestCase(
  purpose: 'ask-copy' | 'ask-erasure',
  persons: readonly (typeof people.twoCars)[],
): SubmissionCases[number][1] {
  const nextOf = oneAfterTheOther(persons)
  return {
    effects: ['data_request', 'taken_code', 'outbox_message'],
    traces: 1,
    async ready({ visitor, service }) {
      // Whoever has asked is answered that they have.
      await proveWhole(visitor, nextOf(service) ?? people.twoCars)
      const { handle } = await visitor.get(readPrivacy, {})
      await service.passTime(61)
      await visitor.proveOnFile(handle, purpose)
      return { handle }
    },
  }
}

async function proveWhole(visitor: Visitor, person: typeof people.twoCars): Promise<void> {
  await visitor.provePerson(person.mobile, { idTail: person.idNumber.slice(-4) })
}

async function codeTyped(visitor: Visitor): Promise<void> {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: people.rareName.mobile, agreedTo })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
}

async function contactCase(
  { visitor, service }: Trying,
  person: typeof people.twoCars,
  purpose: 'change-contact' | 'change-phone',
): Promise<string> {
  await proveWhole(visitor, person)
  const { handle } = await visitor.get(readContact, {})
  await service.passTime(61)
  await visitor.proveOnFile(handle, purpose)
  return handle
}
