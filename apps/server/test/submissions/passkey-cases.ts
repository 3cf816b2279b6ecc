import { noticeInForce } from '@ecenter/contract/constants/notice-in-force.ts'
import {
  addPasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  startPasskey,
  startPasskeyProof,
} from '@ecenter/contract/person/passkeys.ts'
import { people } from '../../src/demo/people.ts'
import { softwareAuthenticator } from '../fakes/software-authenticator.ts'
import type { Visitor } from '../visitor.ts'
import type { SubmissionCases } from './submission-case.ts'

export const passkeyCases: SubmissionCases = [
  [
    startPasskey,
    {
      effects: ['passkey_challenge'],
      traces: 0,
      async ready({ visitor }) {
        await proven(visitor)
        return {}
      },
    },
  ],
  [
    addPasskey,
    {
      effects: ['person_passkey', 'outbox_message'],
      traces: 1,
      async ready({ visitor }) {
        await proven(visitor)
        return { name: '我的手机', ...(await madeBy(visitor)).made }
      },
    },
  ],
  [
    removePasskey,
    {
      effects: ['person_passkey'],
      traces: 1,
      async ready({ visitor }) {
        await added(visitor)
        const { passkeys } = await visitor.get(listPasskeys, {})
        return { handle: passkeys[0]?.handle }
      },
    },
  ],
  [
    startPasskeyProof,
    {
      effects: ['passkey_challenge'],
      traces: 0,
      async ready() {
        return {}
      },
    },
  ],
  [
    provePasskey,
    {
      effects: [
        'session_customer',
        'session_cookie',
        'person_passkey',
        'person_consent',
        'core_event',
      ],
      traces: 1,
      async ready({ visitor, service }) {
        const phone = await added(visitor)
        // The notice that was agreed to by then is an older one.
        await service.db.deleteFrom('person_consent').execute()
        const signed = phone.sign(await visitor.get(startPasskeyProof, {}))
        return { ...signed, agreedTo: noticeInForce }
      },
    },
  ],
]

async function proven(visitor: Visitor): Promise<void> {
  const { mobile, idNumber } = people.traveller
  await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
}

async function madeBy(visitor: Visitor) {
  const phone = softwareAuthenticator()
  return { phone, made: phone.make(await visitor.get(startPasskey, {})) }
}

async function added(visitor: Visitor) {
  await proven(visitor)
  const { phone, made } = await madeBy(visitor)
  await visitor.get(addPasskey, { name: '我的手机', ...made })
  return phone
}
