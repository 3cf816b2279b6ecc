import {
  answerCase,
  findCase,
  noteCallBack,
  readCase,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { nameCase, noteOnCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { findLinks, readLink, revealCard } from '@ecenter/contract/links/desk/links-at-desk.ts'
import {
  findLead,
  readLead,
  readLeadPhone,
  takeLead,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef } from '../../../../test/subjects/claims.ts'
import { registeredBy, tracesBy } from '../../../../test/subjects/desk-links.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { refunded } from '../../../../test/subjects/refunds.ts'
import { appealBy, linkTo, talkBy } from '../../../../test/subjects/things-by-phone.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { keepLead } from '../../purchases/calls/keep-lead.ts'

type DeskUser = Awaited<ReturnType<typeof deskVisitor>>

const service = serviceOfTests({ demo: false })
const { owner, mother, husband, wife, father } = town
const ofMother = carPolicyOf(mother, '浙A7H210')
const hers = claimOn(ofMother)
let staff: DeskUser

beforeAll(async () => {
  await storeInTown(service, [ofMother, carPolicyOf(father, '浙A8H211')])
  await storeClaims(service, [hers])
  // Two who share a phone.
  const ofBoth = { ...wife, mobile: husband.mobile }
  await writeContacts(
    service.db,
    [owner, mother, husband, ofBoth].map((one) => contactRows(service.keys, one)),
  )
})
beforeEach(async () => {
  await service.db.deleteFrom('person_access').execute()
  await service.db.deleteFrom('counter').execute()
  staff = await deskVisitor(service, ['supervisor'])
})

/** What staff did, as this person reads it, the first in front. */
async function readBy({ idNumber }: { readonly idNumber: string }): Promise<string[]> {
  const { looks } = await readLooks(service, personKey(service.keys, idNumber))
  return looks
    .filter(({ looker }) => looker === 'staff')
    .map(({ event }) => event)
    .toReversed()
}

async function leadOf(applicant: string, mobile: string): Promise<string> {
  const { ref } = await keepLead(service, {
    ...{ applicant, mobile, cityCode: '330100', product: 'car', isSentOn: false },
    promoterCode: undefined,
  })
  return ref.id
}

test('whose own phone filed a case reads who found and opened it', async () => {
  const caseNo = await appealBy(service, owner)
  const { caseId } = await staff.get(findCase, { caseNo })
  await staff.get(readCase, { caseId })
  expect(await readBy(owner)).toEqual(['case-found', 'appeal-read'])
})

test('whose claim a case is about reads of it, by whatever phone it was filed', async () => {
  const caseNo = await appealBy(service, { ...owner, claim: claimRef(service, hers) })
  const { caseId } = await staff.get(findCase, { caseNo })
  await staff.get(readCase, { caseId })
  expect(await readBy(mother)).toEqual(['case-found', 'appeal-read'])
  expect(await readBy(owner)).toEqual([])
})

test('what staff do about a case is read by whoever it is about, as who opened it is', async () => {
  const caseNo = await appealBy(service, owner)
  const { caseId } = await staff.get(findCase, { caseNo })
  const { version } = await staff.get(takeCase, { caseId, version: 0 })
  await staff.get(noteOnCase, { caseId, words: '已听录音。' })
  const called = await staff.get(noteCallBack, { caseId, version, note: '已回电。' })
  const facts = { cause: 'service', product: 'commercial' } as const
  const named = await staff.get(nameCase, { caseId, version: called.version, ...facts })
  await staff.get(answerCase, { caseId, version: named.version, letter: '已核实，致歉。' })
  const acts = ['case-taken', 'case-noted', 'case-called-back', 'case-named', 'case-answered']
  expect(await readBy(owner)).toEqual(['case-found', ...acts])
  // The trail keeps that each of them showed the case.
  expect(await tracesBy(service, 'appeal-read', staff.staff.id)).toBe(4)
})

test('who wants to buy reads who opened their registration and its phone', async () => {
  const leadId = await leadOf(owner.name, owner.mobile)
  await staff.get(findLead, { number: owner.mobile })
  await staff.get(readLead, { leadId })
  await staff.get(takeLead, { leadId, version: 0 })
  await staff.get(readLeadPhone, { leadId })
  expect(await readBy(owner)).toEqual(['lead-found', 'lead-read', 'lead-phone-read'])
})

test('of two with one phone whoever bears the name reads of it', async () => {
  await staff.get(readLead, { leadId: await leadOf(wife.name, husband.mobile) })
  expect([await readBy(wife), await readBy(husband)]).toEqual([['lead-read'], []])
})

test('whom a link was sent to reads who opened it, and who saw the account', async () => {
  const { id: linkId } = await linkTo(service, owner.mobile, owner.name, 11_111)
  await staff.get(findLinks, { mobile: owner.mobile })
  await staff.get(readLink, { linkId })
  expect(await readBy(owner)).toEqual(['short-link-found', 'short-link-read'])

  const { mobile } = refunded
  await writeContacts(service.db, [contactRows(service.keys, { ...mother, mobile })])
  const sent = await registeredBy(service, await deskVisitor(service, ['agent']))
  const payer = await deskVisitor(service, ['claims'])
  await payer.get(revealCard, { linkId: sent.linkId })
  expect(await readBy(mother)).toContain('refund-card-shown')
})

test('whose phone was proven in a conversation reads who opened it', async () => {
  const chatId = await talkBy(service, owner.mobile)
  await staff.get(readChat, { chatId })
  expect(await readBy(owner)).toEqual(['chat-read'])
})

test('a phone that only stands on a policy is nobody’s: the trail has the phone, and no person reads of it', async () => {
  const caseNo = await appealBy(service, father)
  await staff.get(findCase, { caseNo })
  const { keys, db } = service
  const trail = await db
    .selectFrom('audit_entry')
    .select('subject')
    .where('event', '=', 'case-found')
    .where('staff_id', '=', staff.staff.id)
    .execute()
  expect(trail).toEqual([{ subject: keys.searchHash('phone', father.mobile).toString('hex') }])
  expect(await db.selectFrom('person_access').select('id').execute()).toEqual([])
})
