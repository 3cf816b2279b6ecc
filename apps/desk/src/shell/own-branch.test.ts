import { expect, test } from 'vitest'
import { noneBy, partOfCustomers, partOfDeliveries, partOfLinks } from './own-branch.ts'

const branch = { name: '杭州分公司' }
const served = { roles: ['agent'], branch } as const
const clerk = { roles: ['claims'], branch } as const
const house = { roles: ['agent'] } as const

test('who serves customers of every branch is told that claims, cases and reports are cut', () => {
  const told = partOfCustomers(served)
  expect(told).toMatch(/^理赔、申诉与投诉、出险报案和投保登记只列出您机构内的/)
  expect(told).toMatch(/保单、订单、配送、收款链接和会话不分机构。$/)
  expect([partOfLinks(served), partOfDeliveries(served)]).toEqual([undefined, undefined])
})

test('all others of a branch are told of policies, orders, deliveries and links too', () => {
  expect(partOfCustomers(clerk)).toMatch(/理赔.*以及保单、订单、配送和收款链接，只列出您机构内的/)
  expect(partOfLinks(clerk)).toBe('收款链接只列出您机构内的，以及不分机构的。')
  expect(partOfDeliveries(clerk)).toBe('只能查到您机构内的保单的配送，以及还没出单和不分机构的。')
  const unknown = { ...clerk, branch: { name: '机构未识别', isUnknown: true } } as const
  expect(partOfCustomers(unknown)).toContain('只列出您能看到的范围内的')
  expect(partOfDeliveries(unknown)).toContain('您能看到的范围内的保单')
})

test('the head office sees all and is told of no part', () => {
  for (const partOf of [partOfCustomers, partOfDeliveries, partOfLinks]) {
    expect(partOf(house)).toBeUndefined()
  }
  expect(noneBy(house, ['report-number'])).toBe('没有完全相符的')
})

test('a number of another branch is not told to a caller as one that is none', () => {
  expect(noneBy(served, ['report-number'])).toBe('没有，或不在您机构内')
  expect(noneBy(served, ['policy-number'])).toBe('没有完全相符的')
  expect(noneBy(clerk, ['policy-number'])).toBe('没有，或不在您机构内')
})
