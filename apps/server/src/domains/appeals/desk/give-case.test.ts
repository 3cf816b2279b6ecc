import { listCases, readCase, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { giveCase, listCaseHandlers } from '@ecenter/contract/appeals/desk/case-work.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { countDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const service = serviceOfTests({ demo: false })
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let house: Clerk
let hangzhou: Clerk
let zhejiang: Clerk
let hefei: Clerk
beforeAll(async () => {
  const places = [
    ['33000000', '浙江省分公司'],
    ['33010000', '杭州中心支公司'],
    ['34010000', '合肥中心支公司'],
  ] as const
  await storeBranches(
    service,
    places.map(([code, comName]) => ({
      ...{ comCode: code, comName, areaCode: code, address: '路 1 号', phone: '' },
    })),
  )
  house = await deskVisitor(service, ['claims'])
  zhejiang = await clerkOf('33000000')
  hangzhou = await clerkOf('33010000')
  hefei = await clerkOf('34010000')
})

async function clerkOf(branch: string): Promise<Clerk> {
  const clerk = await deskVisitor(service, ['claims'])
  await setBranch(service, clerk.staff.id, { branch })
  return clerk
}

async function takenBy(clerk: Clerk, areaCode?: string) {
  const { caseId } = await clerk.get(takeCaseIn, {
    ...{ channel: 'phone', kind: 'complaint', cause: 'service', product: 'commercial', areaCode },
    ...{ name: '侯示例', phoneNumber: newPhone(), callBackTime: 'soonest', content: '等太久。' },
  })
  const { version } = await clerk.get(takeCase, { caseId, version: 0 })
  return { caseId, version }
}

const listed = async (clerk: Clerk, caseId: string) => {
  const { handlers } = await clerk.get(listCaseHandlers, { caseId })
  return new Set(handlers.map(({ staffId }) => staffId))
}
const idsOf = (...clerks: readonly Clerk[]) => new Set(clerks.map(({ staff }) => staff.id))

test('a case of a branch is given to who may see it, and to nobody else', async () => {
  const seen = await takenBy(hangzhou, '33010600')
  expect(await listed(hangzhou, seen.caseId)).toEqual(idsOf(house, zhejiang, hangzhou))
  const refused = await hangzhou.ask(giveCase, { ...seen, staffId: hefei.staff.id })
  expect(refused).toMatchObject({ code: '1000', field: 'staffId' })
  expect(refused.message).toContain('看不到')
  expect(await hangzhou.get(readCase, { caseId: seen.caseId })).toMatchObject({ isMine: true })
  await hangzhou.get(giveCase, { ...seen, staffId: zhejiang.staff.id })
  expect(await zhejiang.get(readCase, { caseId: seen.caseId })).toMatchObject({ isMine: true })
})

test('one of no branch is given to anybody, and who may not see a case is told of no handlers', async () => {
  const free = await takenBy(house)
  expect(await listed(hefei, free.caseId)).toEqual(idsOf(house, zhejiang, hangzhou, hefei))
  await house.get(giveCase, { ...free, staffId: hefei.staff.id })
  const theirs = await takenBy(house, '33010000')
  const asked = await hefei.ask(listCaseHandlers, { caseId: theirs.caseId })
  expect(asked).toMatchObject({ code: '1007' })
})

test('the branch that staff chose is shown and narrows the list, with all that lie in its area', async () => {
  const city = await takenBy(house, '33020000')
  const county = await takenBy(house, '33020300')
  const shown = await house.get(readCase, { caseId: county.caseId })
  expect(shown).toMatchObject({ areaCode: '33020300', areaName: '浙江省宁波市海曙区' })
  const idsAt = async (areaCode: string) => {
    const { cases, areas } = await house.get(listCases, { stand: 'open', areaCode })
    expect(areas.map(({ code }) => code)).toContain(areaCode)
    return new Set(cases.map(({ caseId }) => caseId))
  }
  expect(await idsAt('33020000')).toEqual(new Set([city.caseId, county.caseId]))
  expect(await idsAt('33020300')).toEqual(new Set([county.caseId]))
  expect(await idsAt('11010000')).toEqual(new Set())
})

test('who was given a case counts it as given, and who went to another branch does not', async () => {
  const givenTo = async (clerk: Clerk) => {
    const { kinds } = await clerk.get(countDay, {})
    return kinds.find(({ kind }) => kind === 'case')?.given
  }
  const moved = await clerkOf('33010000')
  const colleague = await clerkOf('33010000')
  const seen = await takenBy(hangzhou, '33010600')
  await hangzhou.get(giveCase, { ...seen, staffId: moved.staff.id })
  expect(await givenTo(moved)).toBe(1)
  expect(await givenTo(colleague)).toBe(0)
  await setBranch(service, moved.staff.id, { branch: '34010000' })
  expect(await givenTo(moved)).toBe(0)
})
