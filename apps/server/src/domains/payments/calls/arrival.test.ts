import { randomUUID } from 'node:crypto'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { downloadReceipt, readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { offer, signature } from '../../../../test/subjects/offers.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { claims } from '../../claims/import/claims.ts'
import type { ClaimEvent } from '../../claims/rules/claim-event.ts'
import { addSettlementAnswer } from '../../claims/store/settlement/settlement-answer.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
const home = household(owner)
const claim = claimOn(home, {
  accidentType: '玻璃破碎',
  events: eventsOf('2026-11-10T02:00:00Z', 'calculation', 'agreed', 'paid'),
  offer,
})

let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [home])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  await service.passTime(61)
  visitor = newVisitor(service)
  await visitor.open()
})

async function proven() {
  await visitor.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  return visitor.get(readPayments, {})
}

test('a payment says when the account is to have it, that it is late, and when it had it', async () => {
  const told = async (facts: ClaimEvent['facts']) => {
    const [calculated, agreed, paidEvent] = claim.events
    if (!(calculated && agreed && paidEvent)) throw new Error('three were told')
    const events = [calculated, agreed, { ...paidEvent, facts }]
    await importRows(importerOf(service), claims, [claimFromCore({ ...claim, events })])
    const { payments } = await visitor.get(readPayments, {})
    return payments.find(({ title }) => title === claim.accidentType)
  }
  await proven()
  expect(await told({ arrivesOn: '2026-11-30' })).toMatchObject({
    ...{ state: 'done', arrivesOn: '2026-11-30', isOverdue: false },
  })
  expect(await told({ arrivesOn: '2026-11-13' })).toMatchObject({ isOverdue: true })
  expect(await told({ arrivesOn: '2026-11-13', arrivedOn: '2026-11-14' })).toMatchObject({
    ...{ arrivedOn: '2026-11-14', isOverdue: false, hasReceipt: true },
  })
  const { handle } = (await told({ arrivedOn: '2026-11-14' })) ?? { handle: '' }
  const { arrival, steps } = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(arrival).toEqual({ arrivedOn: '2026-11-14' })
  expect(steps.at(-1)?.doing).toBe('赔款已支付。2026-11-14 已到账。')
})

test('what staff noted and the core tells as well has the day that the core tells', async () => {
  const noted = claimOn(home, {
    accidentType: '台风',
    events: eventsOf('2026-11-10T02:00:00Z', 'calculation', 'agreed', 'paid'),
    offer,
  })
  await storeClaims(service, [noted])
  const [calculated, agreed, paid] = noted.events
  if (!(calculated && agreed && paid)) throw new Error('three were told')
  const arrivalOf = async (at: Date, arrivedOn: string) => {
    const events = [calculated, agreed, { ...paid, at, facts: { arrivedOn } }]
    await importRows(importerOf(service), claims, [claimFromCore({ ...noted, events })])
    const { payments } = await visitor.get(readPayments, {})
    return payments.filter(({ title }) => title === '台风').map((each) => each.arrivedOn)
  }
  await proven()
  expect(await arrivalOf(paid.at, '2026-11-14')).toEqual(['2026-11-14'])
  const later = new Date(paid.at.getTime() + 60_000)
  expect(await arrivalOf(later, '2026-11-15')).toEqual(['2026-11-15'])
})

test('a day before the payment, and a day of something that is none, are not taken', async () => {
  const row = (at: number, facts: ClaimEvent['facts']) => ({
    ...claimFromCore({
      ...claim,
      events: claim.events.map((event, place) => (place === at ? { ...event, facts } : event)),
    }),
  })
  const rejected = async (given: ReturnType<typeof row>) =>
    (await importRows(importerOf(service), claims, [given])).rejected
  expect(await rejected(row(2, { arrivedOn: '2026-11-01' }))).toBe(1)
  expect(await rejected(row(1, { arrivesOn: '2026-11-30' }))).toBe(1)
})

test('each payment of a claim that was reopened has its receipt, with the account that was signed for it', async () => {
  const twice = claimOn(home, {
    accidentType: '盗窃',
    events: eventsOf('2026-11-10T02:00:00Z', 'calculation', 'agreed', 'paid', 'reopened', 'paid'),
    offer: { ...offer, version: 2 },
  })
  await storeClaims(service, [twice])
  const ref = claimRef(service, twice)
  const payee = { name: owner.name, bank: '另一银行', accountNo: '6222000000000000999' }
  await addSettlementAnswer(service, ref, {
    ...{ offer: { ...offer, totalFen: 90_000 }, payee, signature, verdict: 'agreed' },
    answeredAt: new Date('2026-11-11T02:00:00Z'),
    file: { customerKey: ref.customerKey, id: randomUUID() },
  })
  const { payments } = await proven()
  const ofClaim = payments.filter(({ title }) => title === '盗窃')
  expect(ofClaim.map(({ amount, hasReceipt }) => [amount, hasReceipt])).toEqual([
    [174_000, true],
    [90_000, true],
  ])
  const [last, earlier] = ofClaim
  expect(earlier?.note).toBe('沈**，另一银行（尾号 0999）')
  const handle = last?.handle ?? ''
  const names = [
    await receiptOf(handle),
    await receiptOf(handle, earlier?.at),
    await receiptOf(handle, last?.at),
  ].map(({ name }) => name)
  expect(names[0]).toBe(names[2])
  expect(new Set(names).size).toBe(2)
  const none = { handle, paidAt: '2026-11-01 10:00' }
  expect(await visitor.ask(downloadReceipt, none)).toMatchObject({ code: 'E3020001' })
})

test('a payment that the core tells several accounts with names all of them, and takes none that do not add up', async () => {
  const divided = claimOn(home, {
    accidentType: '冰雹',
    events: eventsOf('2026-11-10T02:00:00Z', 'calculation', 'agreed', 'paid'),
    offer: { ...offer, version: 3 },
  })
  const row = (...amounts: number[]) => {
    const { events, ...told } = claimFromCore(divided) as unknown as {
      readonly events: readonly object[]
    }
    const payees = amounts.map((amountFen, at) => ({
      ...{ name: owner.name, bank: '示例银行', accountNo: `620000000000000${at}217` },
      amountFen,
    }))
    const [paid] = events.slice(-1)
    return { ...told, events: [...events.slice(0, -1), { ...paid, amountFen: 174_000, payees }] }
  }
  const tell = (given: object) => importRows(importerOf(service), claims, [given])
  expect(await tell(row(100_000, 1))).toMatchObject({ rejected: 1 })
  expect(await tell(row(100_000, 74_000))).toMatchObject({ rejected: 0 })
  const { payments } = await proven()
  const shown = payments.find(({ title }) => title === '冰雹')
  expect(shown).toMatchObject({ amount: 174_000, hasReceipt: true })
  expect(shown?.note).toContain('等 2 个账户')
  const { bytes } = await receiptOf(shown?.handle ?? '')
  expect(bytes.length).toBeGreaterThan(1000)
  // One alone needs no amount of its own.
  const { events, ...told } = row(174_000)
  const [last] = events.slice(-1) as { payees?: readonly { amountFen: number }[] }[]
  const [{ amountFen: _, ...account } = { amountFen: 0 }] = last?.payees ?? []
  const one = { ...told, events: [...events.slice(0, -1), { ...last, payees: [account] }] }
  expect(await tell(one)).toMatchObject({ rejected: 0 })
  const after = await visitor.get(readPayments, {})
  expect(after.payments.find(({ title }) => title === '冰雹')?.note).toBe(
    '沈**，示例银行（尾号 0217）',
  )
})

test('the amount of a payment whose accounts tell theirs is the sum of these, whatever was offered', async () => {
  const amounts = { 暴雨: [60_000, 30_000], 落水: [50_000] }
  for (const [accidentType, each] of Object.entries(amounts)) {
    const { events, ...told } = claimFromCore(later(accidentType))
    const payees = each.map((amountFen, at) => ({
      ...{ name: owner.name, bank: '示例银行', accountNo: `620000000000000${at}217`, amountFen },
    }))
    const row = { ...told, events: [...events.slice(0, -1), { ...events.at(-1), payees }] }
    expect(await importRows(importerOf(service), claims, [row])).toMatchObject({ added: 1 })
  }
  const { payments } = await proven()
  const shown = payments.filter(({ title }) => Object.keys(amounts).includes(title))
  expect(shown.map(({ title, amount }) => [title, amount]).sort()).toEqual([
    ['暴雨', 90_000],
    ['落水', 50_000],
  ])
})

function later(accidentType: string) {
  const { events } = claim
  return claimOn(home, { accidentType, events, offer })
}

async function receiptOf(handle: string, paidAt?: string) {
  const { wire } = await visitor.ask(downloadReceipt, { handle, paidAt })
  expect(wire.headers['content-type']).toBe('application/pdf')
  const name = decodeURIComponent(wire.headers['content-disposition'] ?? '').split("UTF-8''")[1]
  return { bytes: wire.rawPayload, name }
}
