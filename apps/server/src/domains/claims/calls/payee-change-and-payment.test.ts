import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { askClaimDecision } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { askPayeeChange } from '@ecenter/contract/claims/payee-change.ts'
import { agreeToSettlement, downloadAnswer } from '@ecenter/contract/claims/settlement-offer.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitStoredClaim } from '../../../../test/subjects/claim-visit.ts'
import { allow, offer, readOffer } from '../../../../test/subjects/offers.ts'
import {
  askedPayeeChange,
  newAccount,
  visitAgreed,
} from '../../../../test/subjects/payee-changes.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { answeringCoreOf, eventsAsked } from '../../../../test/wishes.ts'
import { purgeWishes } from '../../../core/out/purge-events.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { claims } from '../import/claims.ts'
import type { NewClaim } from '../store/store-claims.ts'

const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: 'core' } })
const core = answeringCoreOf(service)
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))

const signedFor = '示例银行（尾号 6217）'
const askedFor = '招商银行（尾号 0006）'
const isPaid = '赔款已经付出，收款账户不能再更改'
const { payee: signed } = offer
const { bankName: bank, bankcardno: accountNo, holder: name } = newAccount
const other = { name, bank, accountNo }

async function shownTo({ visitor, handle }: Pick<ClaimVisit, 'visitor' | 'handle'>) {
  return (await visitor.get(queryClaimSchedleInfo, { handle })).offer
}

/** What has happened since the signature, in order and each a second later, as a row tells it. */
async function happened(...events: readonly object[]) {
  const since: object[] = []
  for (const event of events) {
    await service.passTime(1)
    since.push({ at: service.clock.now().toISOString(), ...event })
  }
  await service.passTime(1)
  return since
}

async function tell(claim: NewClaim, since: readonly object[], more: object = {}) {
  const row = claimFromCore(claim)
  const events = [...row.events, ...since]
  expect(
    await importRows(importerOf(service), claims, [{ ...row, events, ...more }]),
  ).toMatchObject({
    rejected: 0,
  })
}

test('what was paid stays where it went, though the claim is reopened', async () => {
  const visit = await visitAgreed(service, home)
  await tell(visit.claim, await happened({ type: 'paid' }, { type: 'reopened' }))
  expect(await shownTo(visit)).toMatchObject({ canChangePayee: false })
  expect(await visit.visitor.ask(askPayeeChange, visit.body)).toMatchObject({
    ...{ code: 'E3020001', message: `${isPaid}。` },
  })
})

test('what was asked for before a payment is refused, though one row tells that the claim was reopened, too', async () => {
  const visit = await askedPayeeChange(service, home)
  await tell(visit.claim, await happened({ type: 'paid' }, { type: 'reopened' }))
  expect(await shownTo(visit)).toMatchObject({ payeeChange: { status: 'refused', reason: isPaid } })
  expect(await core.accept(visit.eventId)).toMatchObject({ result: 'rejected' })
})

test('a second agreement shows its own account, not that of the payment before, and may change it', async () => {
  const visit = await visitAgreed(service, home)
  const { visitor, handle, claim } = visit
  const again = { ...offer, version: 2, payee: { ...other, accountNo: '6222020200000000999' } }
  const since = await happened(
    { type: 'paid', payees: [signed] },
    { type: 'reopened' },
    { type: 'calculation' },
    { type: 'agreement-asked' },
  )
  await tell(claim, since, { offer: again })
  const { payeeMark = '', ...read } = readOffer(service, { ...claim, offer: again })
  await allow(service, visit, 'agree-settlement')
  await visitor.get(agreeToSettlement, { handle, ...read, payeeMark })
  expect(await shownTo(visit)).toMatchObject({
    canChangePayee: true,
    payee: { maskedAccount: '招商银行（尾号 0999）', mark: payeeMark },
  })
  await allow(service, visit, 'change-payee')
  const asked = { ...visit.body, version: 2, payeeMark }
  expect(await visitor.ask(askPayeeChange, asked)).toMatchObject({ code: '1' })
})

const settlement = {
  parts: [
    {
      cover: 'commercial',
      productName: '车损险',
      damages: [{ name: '前保险杠', amountFen: 174_000 }],
      ...{ deductibleFen: 0, liabilityPercent: 100, alreadyPaidFen: 0 },
    },
  ],
}

test.each([
  ['the payment itself', { payees: [other] }, {}],
  ['the settlement', {}, { settlement: { ...settlement, payee: other } }],
])('money that went where was asked for grants it: told with %s', async (_, paid, more) => {
  const visit = await askedPayeeChange(service, home)
  await tell(visit.claim, await happened({ type: 'paid', ...paid }), more)
  expect(await shownTo(visit)).toMatchObject({
    payee: { maskedAccount: askedFor },
    payeeChange: { status: 'answered' },
  })
  expect(await core.accept(visit.eventId)).toMatchObject({ result: 'unchanged' })
})

test('money that went to half of the accounts that were asked for grants nothing', async () => {
  const visit = await visitAgreed(service, home)
  const payees = [100_000, 74_000].map((share, at) => ({
    ...{
      ...newAccount,
      share,
      bankcardno: ['6222020200000000006', '6222020000000000026'][at] ?? '',
    },
  }))
  await visit.visitor.get(askPayeeChange, { ...visit.body, payees })
  await tell(visit.claim, await happened({ type: 'paid', payees: [other] }))
  expect(await shownTo(visit)).toMatchObject({
    payee: { maskedAccount: askedFor },
    payeeChange: { status: 'refused', reason: isPaid },
  })
})

test('a payment that the core only agrees to refuses it, too', async () => {
  const visit = await visitAgreed(service, home)
  const { visitor, ref, body } = visit
  const clerk = await deskVisitor(service, ['claims'])
  await service.passTime(60)
  const at = new Date(service.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 16)
  const paid = { type: 'paid', at, amountFen: 174_000, reason: '结算单', confirmed: true } as const
  await clerk.get(askClaimDecision, { claimId: ref.id, version: 3, ...paid })
  await visitor.get(askPayeeChange, body)
  const [decision = ''] = await eventsAsked(service, 'claim-decision', ref.id)
  expect(await core.accept(decision)).toMatchObject({ result: 'accepted' })
  expect(await shownTo(visit)).toMatchObject({
    payee: { maskedAccount: signedFor },
    payeeChange: { status: 'refused', reason: isPaid },
  })
})

test('what was granted is known to the next version of the offer', async () => {
  const visit = await askedPayeeChange(service, home)
  await core.accept(visit.eventId)
  const { payee: _, ...unnamed } = offer
  const since = await happened({ type: 'reopened' }, { type: 'agreement-asked' })
  await tell(visit.claim, since, { offer: { ...unnamed, version: 2 } })
  expect(await shownTo(visit)).toMatchObject({
    ...{ status: 'open', version: 2, payee: { maskedAccount: askedFor } },
  })
})

test('nobody is granted the money whom the core does not allow any more', async () => {
  const visit = await askedPayeeChange(service, home)
  const { insured } = visit.claim
  await tell({ ...visit.claim, insured: { ...insured, name: '沈国良' } }, [])
  expect(await core.accept(visit.eventId)).toMatchObject({ result: 'rejected' })
  expect(await shownTo(visit)).toMatchObject({
    payee: { maskedAccount: signedFor },
    payeeChange: { status: 'refused', reason: expect.stringContaining('被保险人本人') },
  })
})

test('the signed file is there as long as its claim, not as long as the wish that it came with', async () => {
  const { claim, eventId } = await askedPayeeChange(service, home)
  await core.accept(eventId)
  await service.passTime(91 * 86_400)
  await purgeWishes(service)
  expect(await eventsAsked(service, 'payee-change', eventId)).toEqual([])
  const { visitor, handle } = await visitStoredClaim(service, claim)
  const { wire } = await visitor.ask(downloadAnswer, { handle, signed: 'payee-change' })
  expect(wire.headers['content-type']).toBe('application/pdf')
})
