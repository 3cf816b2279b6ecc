import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  findPoliciesOfPerson,
  insuredPeople,
} from '@ecenter/contract/policies/policies-of-people.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  household,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'

const many = 20_000
const { company, owner, clerk } = town
const names = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈']

/** Twenty namesakes of each of a thousand names. */
const workers = Array.from({ length: many }, (_, at) => ({
  name: `${names[at % 10]}${names[Math.floor(at / 10) % 10]}${names[Math.floor(at / 100) % 10]}`,
  idNumber: residentId(String(1101 + Math.floor(at / 1000)), '1980-01-01', at % 1000),
}))
const last = { ...workers[many - 1], name: '龚文静', idNumber: clerk.idNumber }
const joined = { joinedOn: '2026-05-01', leftOn: '2026-09-30', relation: '派遣员工' }

const service = serviceOfTests({ demo: false })
let visitor: Visitor
let handle: string
beforeAll(async () => {
  const policy = staff(company, [...workers.slice(0, -1), last])
  const people = policy.insuredPeople?.map((each, at) => (at === 1 ? { ...each, ...joined } : each))
  await storeInTown(service, [{ ...policy, insuredPeople: people ?? [] }, household(owner)])
  visitor = newVisitor(service)
  await visitor.open()
  handle = await provenHandleOf(company)
})

async function provenHandleOf({ name, idNumber }: typeof company): Promise<string> {
  const { policyInfoList } = await visitor.get(findPoliciesOfPerson, {
    insuredName: name,
    identifyNumber: idNumber,
    verificationCode: await visitor.readImageCode(),
  })
  const [row] = policyInfoList
  await visitor.proveOnFile(row?.handle ?? '')
  return row?.handle ?? ''
}

function read(asked: Omit<TypedOf<typeof insuredPeople>, 'handle'> = {}) {
  return visitor.get(insuredPeople, { handle, ...asked })
}

test('the first page of twenty thousand people says how many there are', async () => {
  const { people, total, nextPage } = await read()
  expect({ total, nextPage }).toEqual({ total: many, nextPage: 2 })
  expect(people.map(({ name }) => name)).toEqual(workers.slice(0, 20).map(({ name }) => name))
  expect(people.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(people[1]).toEqual({
    number: 2,
    name: '钱赵赵',
    maskedIdNumber: '110***************',
    plan: '方案二',
    ...joined,
  })
})

test('the last page has no next one', async () => {
  const { people, nextPage } = await read({ page: many / 20 })
  expect(nextPage).toBeUndefined()
  expect(people.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, at) => many - 19 + at),
  )
  expect(people.at(-1)?.name).toBe('龚文静')
})

test('a whole name finds all who bear it, a page at a time', async () => {
  const first = await read({ search: ' 王 王 王 ' })
  expect(first).toMatchObject({ total: 20, people: { length: 20 } })
  expect(new Set(first.people.map(({ name }) => name))).toEqual(new Set(['王王王']))
  expect(await read({ search: '王王王', page: 2 })).toEqual({ people: [], total: 20 })
})

test('a whole ID number finds one', async () => {
  const typed = ` ${last.idNumber.slice(0, 6)} ${last.idNumber.slice(6).toLowerCase()}`
  const { people, total } = await read({ search: typed })
  expect(total).toBe(1)
  expect(people).toMatchObject([{ number: many, name: '龚文静' }])
})

test('half a name and somebody who is not there find nobody', async () => {
  for (const search of ['王王', owner.name, owner.idNumber]) {
    expect(await read({ search })).toEqual({ people: [], total: 0 })
  }
})

test('what is neither name nor ID number is refused at its field', async () => {
  const answer = await visitor.ask(insuredPeople, { handle, search: '?' })
  expect(answer).toMatchObject({ code: '1000', field: 'search' })
})

test('who is insured alone is the list', async () => {
  handle = await provenHandleOf(owner)
  const people = [{ number: 1, name: owner.name, maskedIdNumber: '330***************' }]
  expect(await read()).toEqual({ people, total: 1 })
  expect(await read({ search: owner.name })).toEqual({ people, total: 1 })
  expect(await read({ search: clerk.name })).toEqual({ people: [], total: 0 })
  expect(await read({ page: 2 })).toEqual({ people: [], total: 1 })
})
