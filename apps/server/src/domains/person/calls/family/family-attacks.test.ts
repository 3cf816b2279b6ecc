import type { Call, FamilyScope } from '@ecenter/contract/call.ts'
import { readAskedDocuments } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { acceptFamily, endFamily, listFamily, readFamily } from '@ecenter/contract/person/family.ts'
import { personCalls } from '@ecenter/contract/person/person-calls.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { claimOn, eventsOf } from '../../../../../test/subjects/claims.ts'
import { accept, arrivedAs, offer, sharedWith } from '../../../../../test/subjects/family.ts'
import {
  household,
  storeInTown,
  town,
} from '../../../../../test/subjects/policies/other-policies.ts'
import { sampleBody } from '../../../../../test/subjects/sample-fields.ts'
import type { Visitor } from '../../../../../test/visitor.ts'
import { allRoutes } from '../../../../routes/all-routes.ts'
import { storeClaims } from '../../../claims/store/store-claims.ts'
import { contactRows, writeContacts } from '../../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner, wife, husband } = town
const all = ['policies', 'claims', 'documents'] as const
const home = household(owner)

let giver: Visitor
let delegate: Visitor
beforeAll(async () => {
  await storeInTown(service, [home, household(wife), household(husband)])
  for (const each of [owner, wife, husband]) {
    await writeContacts(service.db, [contactRows(service.keys, each)])
  }
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  await storeClaims(service, [claimOn(home, { lossTypes: ['flight-delay'], events })])
})
beforeEach(async () => {
  await service.db.deleteFrom('person_delegation').execute()
  await service.passTime(25 * 3600)
  giver = await arrivedAs(service, owner)
  delegate = await arrivedAs(service, wife)
})

async function share(scopes: readonly FamilyScope[] = all): Promise<void> {
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes })
  await accept(delegate)
}

/** Calls that ask for something proven about an object. */
function guarded(): Call[] {
  return allRoutes(service)
    .map(({ call }) => call)
    .filter(({ level }) => level !== 'open' && level !== 'phone')
}

describe('with the handle of what family lets one see', () => {
  test('every call that does not say so is refused, and no code is sent for it', async () => {
    await share()
    const { policies, claims } = await sharedWith(delegate)
    const handles = [policies[0]?.handle ?? '', claims[0]?.handle ?? '']
    const before = (await service.outbox.messages()).length
    const closed = guarded().filter(({ family }) => family === undefined)
    expect(closed.length).toBeGreaterThan(30)
    for (const call of closed) {
      for (const handle of handles) {
        const { code } = await delegate.ask(call, { ...sampleBody(call), handle })
        expect(code, call.path).toBe('E3010001')
      }
    }
    await delegate.passSlide()
    for (const purpose of ['open-policy', 'open-claim', 'email-policy', 'read-access'] as const) {
      const { code } = await delegate.ask(getCentPhoneCode, { handle: handles[0], purpose })
      expect(code, purpose).toBe('E3010001')
    }
    expect((await service.outbox.messages()).length).toBe(before)
  })

  test('the calls that are open to family are these and no others', () => {
    const open = guarded().flatMap(({ path, family }) => (family ? [[path, family]] : []))
    expect(Object.fromEntries(open)).toEqual({
      '/electronic/downloadPolicy': 'documents',
      '/policyDownload/wapDownload': 'documents',
      '/electronic/eTongDownloadTPolicy': 'documents',
      '/claim/queryWapClaimSchedleInfo': 'claims',
      '/claims/readAskedDocuments': 'documents',
      '/claims/sendDocumentPiece': 'documents',
      '/claims/sendDocument': 'documents',
    })
  })

  test('no call about the person answers for the giver, by whichever handle that is theirs', async () => {
    await share()
    const { handle, policies, claims } = await sharedWith(delegate)
    const ofGiver = (await giver.get(listFamily, {})).handle
    const handles = [handle, ofGiver, policies[0]?.handle, claims[0]?.handle]
    const acts: Call[] = Object.values(personCalls).filter(
      ({ level }: Call) => level !== 'open' && level !== 'phone',
    )
    expect(acts.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/person/readAccess', '/person/changePhone', '/person/offerFamily']),
    )
    for (const call of acts) {
      for (const each of handles) {
        const { code } = await delegate.ask(call, { ...sampleBody(call), handle: each })
        expect(code, call.path).toBe('E3010001')
      }
    }
  })
})

/** What each scope alone lets through, of the calls that are open to family at all. */
const cases: readonly (readonly [readonly FamilyScope[], readonly Call[]])[] = [
  [['policies'], []],
  [['claims'], [queryWapClaimSchedleInfo]],
  [['policies', 'documents'], [downloadPolicy]],
  [
    ['claims', 'documents'],
    [queryWapClaimSchedleInfo, readAskedDocuments],
  ],
]

test.each(cases)('who is let see %j sees that and nothing else', async (scopes, opened) => {
  await share()
  const { policies, claims } = await sharedWith(delegate)
  await service.db
    .updateTable('person_delegation')
    .set({ scopes: [...scopes] })
    .execute()
  const shared = await sharedWith(delegate)
  expect(shared.policies).toHaveLength(scopes.includes('policies') ? 1 : 0)
  expect(shared.claims).toHaveLength(scopes.includes('claims') ? 1 : 0)
  expect(shared.policies.some(({ hasDocument }) => hasDocument)).toBe(
    opened.includes(downloadPolicy),
  )
  // The handles of what was open before are still known.
  const tried = [
    [downloadPolicy, policies[0]?.handle],
    [queryWapClaimSchedleInfo, claims[0]?.handle],
    [readAskedDocuments, claims[0]?.handle],
  ] as const
  for (const [call, handle] of tried) {
    const { code } = await delegate.ask(call, { handle })
    expect(code === 'E3010001', call.path).toBe(!opened.includes(call))
  }
  for (const call of [sendDocumentPiece, sendDocument]) {
    const body = { ...sampleBody(call), handle: claims[0]?.handle }
    const { code } = await delegate.ask(call, body)
    expect(code === 'E3010001', call.path).toBe(!opened.includes(readAskedDocuments))
  }
})

test('what one is let see cannot be passed on', async () => {
  await share()
  await sharedWith(delegate)
  const third = await arrivedAs(service, husband)
  await offer(service, delegate, { name: '老方', mobile: husband.mobile, scopes: all })
  await accept(third, '小江')
  const shared = await sharedWith(third)
  expect(shared).toMatchObject({ maskedName: '江**', claims: [] })
  expect(shared.policies).toMatchObject([{ maskedInsuredName: '江**' }])
})

test('an offer is taken by its own phone alone; any other is told what is told of none', async () => {
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: all })
  const other = await arrivedAs(service, husband)
  expect((await other.get(listFamily, {})).received).toEqual([])
  const { received } = await delegate.get(listFamily, {})
  const taken = { name: '老沈', handle: received[0]?.handle ?? '' }
  const unknown = { name: '老沈', handle: 'AAAAAAAAAAAAAAAAAAAAAA' }
  const answers = [await other.ask(acceptFamily, taken), await other.ask(acceptFamily, unknown)]
  expect(answers.map(({ code }) => code)).toEqual(['E3020001', 'E3020001'])
  expect(answers[0]?.message).toBe(answers[1]?.message)
  await other.get(endFamily, { handle: taken.handle })
  // Nor by the giver, nor by whoever opened less than the person with that phone.
  expect((await giver.ask(acceptFamily, taken)).code).toBe('E3020001')
  await accept(delegate)
  expect((await delegate.ask(acceptFamily, taken)).code).toBe('E3020001')
})

test('who opened only a policy with the phone takes, makes and reads nothing', async () => {
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: all })
  // The core names another phone of hers; this one only stands on her policy.
  await writeContacts(service.db, [contactRows(service.keys, { ...wife, mobile: '13300009567' })])
  const partly = await arrivedAs(service, wife)
  for (const [call, body] of [
    [listFamily, {}],
    [readFamily, {}],
    [acceptFamily, { handle: 'AAAAAAAAAAAAAAAAAAAAAA', name: '老沈' }],
    [endFamily, { handle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ] as const) {
    expect((await partly.ask(call, body)).code, call.path).toBe('E3010001')
  }
  await writeContacts(service.db, [contactRows(service.keys, wife)])
})

test('a handle opens nothing in another session, nor once another person is proven in this one', async () => {
  await share()
  const { policies } = await sharedWith(delegate)
  const handle = policies[0]?.handle
  const elsewhere = await arrivedAs(service, wife)
  expect((await elsewhere.ask(downloadPolicy, { handle })).code).toBe('E3010001')
  await service.passTime(61)
  await delegate.provePerson(husband.mobile, { idTail: husband.idNumber.slice(-4) })
  expect((await delegate.ask(downloadPolicy, { handle })).code).toBe('E3010001')
  expect(await delegate.get(readFamily, {})).toEqual({ people: [], offers: 0 })
})

test('a stored grant of family is worth nothing to somebody else, or for somebody else’s things', async () => {
  await share()
  await sharedWith(delegate)
  const row = await service.db.selectFrom('person_delegation').selectAll().executeTakeFirstOrThrow()
  const grants = await service.db
    .selectFrom('visitor_grant')
    .selectAll()
    .where('level', '=', 'family')
    .execute()
  const policy = grants.find(({ kind }) => kind === 'policy')
  if (policy === undefined) throw new Error('nothing was opened')
  const object = { kind: 'policy', customerKey: policy.customer_key, id: policy.object_id } as const
  const other = await arrivedAs(service, husband)
  const opening = { level: 'family', action: row.id, within: undefined } as const
  const [handle] = await service.grants.open(await other.session(), [object], opening)
  expect((await other.ask(downloadPolicy, { handle })).code).toBe('E3010001')

  const others = { ...object, customerKey: service.keys.searchHash('customer', husband.idNumber) }
  const [foreign] = await service.grants.open(await delegate.session(), [others], opening)
  expect((await delegate.ask(downloadPolicy, { handle: foreign })).code).toBe('E3010001')
})

test('taken at the same moment in two sessions it is taken once', async () => {
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: all })
  const second = await arrivedAs(service, wife)
  const tries = await Promise.all(
    [delegate, second].map(async (each) => {
      const { received } = await each.get(listFamily, {})
      return each.ask(acceptFamily, { handle: received[0]?.handle, name: '老沈' })
    }),
  )
  expect(tries.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
})
