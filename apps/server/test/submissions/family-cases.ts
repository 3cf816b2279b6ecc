import {
  acceptFamily,
  endFamily,
  listFamily,
  offerFamily,
} from '@ecenter/contract/person/family.ts'
import { people } from '../../src/demo/people.ts'
import { storeOffer } from '../../src/domains/person/store/change-delegation.ts'
import { personKey } from '../../src/domains/policies/store/other-lookup-keys.ts'
import { newPhone, type SubmissionCases, type Trying } from './submission-case.ts'

const giver = people.accidentCancelled
const delegate = people.householdToCome

export const familyCases: SubmissionCases = [
  [
    offerFamily,
    {
      effects: ['person_delegation', 'outbox_message', 'counter'],
      traces: 1,
      async ready({ visitor, service }) {
        await visitor.provePerson(giver.mobile, { idTail: giver.idNumber.slice(-4) })
        const { handle } = await visitor.get(listFamily, {})
        await service.passTime(61)
        await visitor.proveOnFile(handle, 'offer-family')
        return { handle, name: '妈妈', mobile: newPhone(), scopes: ['policies', 'claims'] }
      },
    },
  ],
  [
    acceptFamily,
    {
      effects: ['outbox_message'],
      traces: 1,
      async ready(trying) {
        return { handle: await offered(trying), name: '儿子' }
      },
    },
  ],
  [
    endFamily,
    {
      effects: [],
      traces: 1,
      async ready(trying) {
        return { handle: await offered(trying) }
      },
    },
  ],
]

/** An offer to the visitor, whoever had one of the same phone before. */
async function offered({ visitor, service }: Trying): Promise<string> {
  await service.db.deleteFrom('person_delegation').execute()
  await storeOffer(service, {
    giverKey: personKey(service.keys, giver.idNumber),
    giver: giver.name,
    name: '妈妈',
    mobile: delegate.mobile,
    scopes: ['policies'],
  })
  await visitor.provePerson(delegate.mobile, { idTail: delegate.idNumber.slice(-4) })
  const { received } = await visitor.get(listFamily, {})
  return received[0]?.handle ?? ''
}
