import { readCustomer, revealField } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { listUnusualLooks } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { household, storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'

/** A tenth of what is usual, so that a tenth of the 400 of a night are looked for here. */
const env = { SEARCHES_A_DAY: '30', LOOKS_CUSTOMERS_A_DAY: '6', REVEALS_A_DAY_BY_AGENT: '12' }
const service = serviceOfTests({ demo: false, env })
const period = { from: '2026-11-20', to: '2026-11-20' }
const people = Array.from({ length: 40 }, (_, at) => ({
  name: `客户${'甲乙丙丁戊己庚辛壬癸'.charAt(at % 10)}`,
  idNumber: residentId('3301', '1975-03-02', 100 + at * 2),
  mobile: `133000077${String(at).padStart(2, '0')}`,
}))

beforeAll(() =>
  storeInTown(
    service,
    people.map((person) => household(person)),
  ),
)

async function looker(name: string) {
  const desk = await deskVisitor(service, ['agent'], name)
  await desk.get(choosePurpose, { purpose: 'call' })
  return desk
}

/** As the audit page shows it, and as it waits on the day of whoever may settle it. */
async function told(staffName: string) {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const watcher = await deskVisitor(service, ['compliance'])
  const { findings } = await watcher.get(listUnusualLooks, period)
  const { rows } = await supervisor.get(listDay, { kind: 'finding' })
  return {
    findings: findings
      .filter((each) => each.staffName === staffName)
      .map(({ rule, count, settled }) => [rule, count, settled]),
    waiting: rows.filter(({ number }) => number === staffName).length,
  }
}

test('who looks for very many customers is stopped, found out, and waits on the day of a supervisor', async () => {
  const night = await looker('夜班')
  const codes: string[] = []
  for (const { idNumber } of people) {
    codes.push((await night.ask(searchCustomers, { words: idNumber })).code)
  }
  expect(codes.slice(0, 30).every((code) => code === '1')).toBe(true)
  expect(codes.slice(30).every((code) => code === 'E3060001')).toBe(true)
  expect(await told('夜班')).toEqual({ findings: [['customers', 30, undefined]], waiting: 1 })
})

test('who looks for a handful is nothing unusual', async () => {
  const usual = await looker('白班')
  for (const { idNumber } of people.slice(0, 5)) {
    await usual.get(searchCustomers, { words: idNumber })
  }
  expect(await told('白班')).toEqual({ findings: [], waiting: 0 })
})

test('who shows many numbers whole in an hour is stopped at the limit of a day, and found out', async () => {
  const curious = await looker('好奇')
  const { customers } = await curious.get(searchCustomers, { words: people[0]?.idNumber ?? '' })
  const customerId = customers[0]?.customerId ?? ''
  await curious.get(readCustomer, { customerId })
  const reveal = () =>
    curious.ask(revealField, { customerId, field: 'id-number', reason: '客户要求核对' })
  for (let at = 0; at < 8; at += 1) expect(await reveal()).toMatchObject({ code: '1' })
  expect(await told('好奇')).toEqual({ findings: [], waiting: 0 })
  for (let at = 8; at < 12; at += 1) expect(await reveal()).toMatchObject({ code: '1' })
  expect(await reveal()).toMatchObject({
    code: 'E3060001',
    message: expect.stringContaining('（12 次）'),
  })
  expect(await told('好奇')).toEqual({ findings: [['reveals', 12, undefined]], waiting: 1 })
})
