import { findCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { findClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { findDelivery } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { findLinks, markPaid, readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { searchOrders } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { readPromoter } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { findLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { findReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { registeredBy, tracesBy, transferOf } from '../../../test/subjects/desk-links.ts'
import { promoter, storePromoters } from '../../../test/subjects/promoters.ts'
import { type LimitRule, limitOf } from '../../platform/limits/limit-rules.ts'

const service = serviceOfTests({ demo: false })

/** Somebody of each role that the calls ask for, who has reached a limit. */
async function whoReached(rule: LimitRule) {
  const desk = await deskVisitor(service, ['agent', 'claims', 'content'])
  const { points } = limitOf(rule)
  await Promise.all(Array.from({ length: points }, () => service.limits.take(rule, desk.staff.id)))
  return desk
}

const searches: [string, DeskCall, object][] = [
  ['orders of a phone', searchOrders, { number: '13700009999' }],
  ['links to a phone', findLinks, { mobile: '13700009999' }],
  ['the lead of a phone', findLead, { number: '13700009999' }],
  ['the delivery of a policy', findDelivery, { number: 'PDAA202611010000000001' }],
  ['the claim of a report', findClaim, { registNo: 'RDAA202611010000000001' }],
  ['the case of a number', findCase, { caseNo: 'TS2026110100000001' }],
  ['the return of an order', findReturnClaim, { number: 'NOBODYS1' }],
]

test.each(searches)('%s: counts as a search for customers', async (_, call, asked) => {
  const fresh = await deskVisitor(service, ['agent', 'claims'])
  expect(await fresh.ask(call, asked)).toMatchObject({ code: '1007' })
  const desk = await whoReached('customerSearchesByHandler')
  expect(await desk.ask(call, asked)).toMatchObject({ code: 'E3060001' })
})

test('who opens page after page with names and phones sees no more of them, of whatever kind', async () => {
  const agent = await deskVisitor(service, ['agent'])
  const { linkId } = await registeredBy(service, agent)
  await storePromoters(service, promoter({ code: 'AAAA2222' }))
  const desk = await whoReached('customersReadByStaff')
  const { confirmed: _, ...transfer } = transferOf(service, linkId)
  for (const [call, asked] of [
    [readLink, { linkId }],
    [markPaid, transfer],
    [readPromoter, { promoterCode: 'AAAA2222' }],
  ] as const) {
    expect(await desk.ask(call, asked), call.path).toMatchObject({ code: 'E3060001' })
  }
})

test('who is shown what a transfer would tell has read the link, and leaves that trace', async () => {
  const agent = await deskVisitor(service, ['agent'])
  await service.passTime(61)
  const { linkId } = await registeredBy(service, agent, { policyNo: 'PEAB202611010001007799' })
  const payer = await deskVisitor(service, ['claims'])
  const { confirmed: _, ...transfer } = transferOf(service, linkId)
  await payer.get(markPaid, transfer)
  expect(await tracesBy(service, 'short-link-read', payer.staff.id)).toBe(1)
})
