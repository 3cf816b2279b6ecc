import { listCases, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import {
  askWishAgain,
  listOpenWishes,
  noteWish,
} from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { tellOf } from '../../../test/subjects/core-events.ts'
import { household, storeInTown, town } from '../../../test/subjects/other-policies.ts'
import { appealBy } from '../../../test/subjects/things-by-phone.ts'
import { appealOfNumber } from '../../domains/appeals/store/appeal.repository.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { thingsOfPerson } from '../../domains/customers/desk/things/things-of-person.ts'
import { personFound } from '../../domains/customers/store/people-found.ts'
import { storeBranches } from '../../domains/places/store/branch.repository.ts'
import { setBranch } from '../../platform/staff/change-staff-record.ts'
import { makeWish, promisedBy } from '../../platform/wishes/make-wish.ts'

/** What names a thing of one branch beside the thing itself: its staff read it, and those of another do not. */
const service = serviceOfTests({ demo: false })
const own = '33010000'
const other = '34010000'
const { owner } = town

beforeAll(async () => {
  const branch = (comCode: string, areaCode: string) => ({
    ...{ comCode, areaCode, comName: `${comCode}分公司`, address: '路 1 号', phone: '' },
  })
  await storeBranches(service, [branch(own, '330100'), branch(other, '340100')])
})

async function deskOf(branch: string | undefined, role: StaffRole) {
  const desk = await deskVisitor(service, [role])
  await setBranch(service, desk.staff.id, { branch })
  return desk
}

test('what is asked of the core about a claim is for who may see the claim', async () => {
  const { db } = service
  const home = household(owner)
  await storeInTown(service, [home])
  await storeClaims(service, [claimOn(home)])
  await db.updateTable('claim').set({ area_code: '330106' }).execute()
  const claim = await db.selectFrom('claim').selectAll().executeTakeFirstOrThrow()
  const eventId = await tellOf(service, 'claim/1', 'canary')
  await makeWish(service, {
    ...{ eventId, kind: 'claim-decision', customerKey: claim.customer_key, objectId: claim.id },
    dueAt: promisedBy(service, 'claim-decision'),
    about: '理赔 RDAA1',
    asked: '赔款已支付 1,280.00 元（claims-1）',
  })
  const wishesOf = async (branch: string | undefined) => {
    const desk = await deskOf(branch, 'supervisor')
    const { wishes, total } = await desk.get(listOpenWishes, {})
    const { rows } = await desk.get(listDay, { kind: 'wish' })
    return [wishes.map(({ about }) => about), total, rows.length]
  }
  expect(await wishesOf(undefined)).toEqual([['理赔 RDAA1'], 1, 1])
  expect(await wishesOf(own)).toEqual([['理赔 RDAA1'], 1, 1])
  expect(await wishesOf(other)).toEqual([[], 0, 0])

  const person = personFound(service, {
    ...{ name: owner.name, idNumber: owner.idNumber, mobile: owner.mobile },
  })
  const requestsWithin = async (within: string | undefined) => {
    const { others } = await thingsOfPerson({ ...service, within, served: undefined }, person, {
      offset: 0,
      limit: 10,
    })
    return others.filter(({ kind }) => kind === 'request').length
  }
  expect(await requestsWithin('3301')).toBe(1)
  expect(await requestsWithin('3401')).toBe(0)

  const elsewhere = await deskOf(other, 'supervisor')
  const note = { eventId, note: '已打电话。' }
  expect((await elsewhere.ask(askWishAgain, { eventId })).code).toBe('E3020001')
  expect((await elsewhere.ask(noteWish, note)).code).toBe('E3020001')
  const here = await deskOf(own, 'supervisor')
  expect((await here.ask(askWishAgain, { eventId })).code).toBe('1')
  expect((await here.ask(noteWish, note)).code).toBe('1')
})

test('a case of another branch is not named by one that repeats it', async () => {
  const filer = { mobile: '13300000733', name: '侯示例' }
  const theirs = await appealBy(service, filer)
  await service.db.updateTable('appeal').set({ area_code: '330106' }).execute()
  await service.passTime(3600)
  const caseNo = await appealBy(service, filer)
  await service.db
    .updateTable('appeal')
    .set({ area_code: '340104' })
    .where('area_code', 'is', null)
    .execute()
  const caseId = (await appealOfNumber(service, caseNo, undefined))?.id ?? ''
  const read = async (branch: string | undefined) => {
    const desk = await deskOf(branch, 'claims')
    const { joined, earlier } = await desk.get(readCase, { caseId })
    const { cases } = await desk.get(listCases, { stand: 'open' })
    const row = cases.find((one) => one.caseNo === caseNo)
    return [joined.map((one) => one.caseNo), earlier?.caseNo, row?.isRepeat]
  }
  expect(await read(undefined)).toEqual([[theirs], theirs, true])
  expect(await read(other)).toEqual([[], undefined, false])
})
