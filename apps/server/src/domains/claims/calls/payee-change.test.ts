import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { askPayeeChange } from '@ecenter/contract/claims/payee-change.ts'
import { downloadAnswer } from '@ecenter/contract/claims/settlement-offer.ts'
import { askWishAgain } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { upsert } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitStoredClaim } from '../../../../test/subjects/claim-visit.ts'
import { eventsOf } from '../../../../test/subjects/claims.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { allow, offer, offeredClaim, visitOffer } from '../../../../test/subjects/offers.ts'
import {
  type AgreedVisit,
  askedPayeeChange,
  newAccount,
  visitAgreed,
} from '../../../../test/subjects/payee-changes.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { answeringCoreOf, eventsAsked } from '../../../../test/wishes.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { claims } from '../import/claims.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { NewClaim } from '../store/store-claims.ts'

const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: 'core' } })
const core = answeringCoreOf(service)
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))

const state = { code: 'E3020001' }
const signedFor = '示例银行（尾号 6217）'
const askedFor = '招商银行（尾号 0006）'

async function shownTo({ visitor, handle }: Pick<AgreedVisit, 'visitor' | 'handle'>) {
  return (await visitor.get(queryClaimSchedleInfo, { handle })).offer
}

/** The claim as the core tells it once it has paid. */
function paid({ events, ...claim }: NewClaim): NewClaim {
  const later = [
    ...eventsOf('2026-11-20T02:00:00Z', 'agreed'),
    ...eventsOf('2026-11-20T03:05:00Z', 'paid'),
  ]
  return { ...claim, events: [...events, ...later] }
}

function tell(claim: NewClaim) {
  return importRows(importerOf(service), claims, [claimFromCore(claim)])
}

describe('other accounts after the signature', () => {
  test('are asked for, and what was signed holds until the core accepts them', async () => {
    const visit = await visitAgreed(service, home)
    const { visitor, handle, body } = visit
    expect(await shownTo(visit)).toMatchObject({ canChangePayee: true })
    const [event] = await eventsFrom(service, () => visitor.get(askPayeeChange, body))
    expect(event).toMatchObject({
      type: 'claim.payee-change.requested.v1',
      data: {
        payees: [{ accountNo: newAccount.bankcardno, amountFen: offer.totalFen }],
        before: [{ ...offer.payee, amountFen: offer.totalFen }],
        files: [{ mediaType: 'application/pdf' }],
      },
    })
    expect(await shownTo(visit)).toMatchObject({
      canChangePayee: false,
      payee: { maskedAccount: signedFor },
      payeeChange: { status: 'asked', maskedAccount: askedFor },
    })
    const { wire } = await visitor.ask(downloadAnswer, { handle, signed: 'payee-change' })
    expect(decodeURIComponent(wire.headers['content-disposition'] ?? '')).toContain(
      '收款账户更改申请书.pdf',
    )
    expect(await core.accept(event?.id ?? '')).toMatchObject({ result: 'accepted' })
    expect(await shownTo(visit)).toMatchObject({
      status: 'agreed',
      canChangePayee: true,
      payee: { maskedAccount: askedFor },
      payeeChange: { status: 'answered' },
    })
  })

  test('are refused with a reason that the customer reads, and may be asked for again', async () => {
    const visit = await askedPayeeChange(service, home)
    await core.refuse(visit.eventId, '户名与证件不符。')
    expect(await shownTo(visit)).toMatchObject({
      canChangePayee: true,
      payee: { maskedAccount: signedFor },
      payeeChange: { status: 'refused', reason: '户名与证件不符。' },
    })
    await allow(service, visit, 'change-payee')
    expect(await visit.visitor.ask(askPayeeChange, visit.body)).toMatchObject({ code: '1' })
  })

  test('show as overdue once the promise has passed', async () => {
    const { claim, eventId } = await askedPayeeChange(service, home)
    const dueAt = minuteInChina(secondsAfter(service.clock.now(), 24 * 3600))
    await service.passTime(24 * 3600)
    const later = await visitStoredClaim(service, claim)
    const payeeChange = (await shownTo(later))?.payeeChange
    expect(payeeChange).toMatchObject({ status: 'overdue', dueAt })
    expect(payeeChange?.askedAgainAt).toBeUndefined()

    const supervisor = await deskVisitor(service, ['supervisor'])
    await supervisor.get(askWishAgain, { eventId })
    const askedAgainAt = minuteInChina(service.clock.now())
    expect(await shownTo(later)).toMatchObject({ payeeChange: { status: 'overdue', askedAgainAt } })
  })

  test('are asked for once, though twice at once', async () => {
    const visit = await visitAgreed(service, home)
    const { visitor, body, ref } = visit
    await allow(service, visit, 'change-payee')
    const answers = await Promise.all([
      visitor.ask(askPayeeChange, body),
      visitor.ask(askPayeeChange, body),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
    expect(await eventsAsked(service, 'payee-change', ref.id)).toHaveLength(1)
    const rows = await service.db
      .selectFrom('payee_change')
      .select('sealed')
      .where('claim_id', '=', ref.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.includes(newAccount.bankcardno)).toBe(false)
  })

  test('are several, whose shares add up, judged at their fields', async () => {
    const visit = await visitAgreed(service, home)
    const { visitor, body } = visit
    const payees = [
      { ...newAccount, share: 100_000 },
      { ...newAccount, bankcardno: '6222020000000000026', share: 1 },
    ]
    const ask = (given: object) => visitor.ask(askPayeeChange, { ...body, ...given })
    expect(await ask({ payees })).toMatchObject({ code: '1000', field: 'payees.1.share' })
    const [first, second] = payees
    const split = [first, { ...second, share: 74_000 }]
    expect(await ask({ payees: split })).toMatchObject({ code: '1' })
    expect(await shownTo(visit)).toMatchObject({
      payeeChange: { shares: [{ amount: 100_000 }, { amount: 74_000 }] },
    })
  })
})

describe('other accounts are not asked for', () => {
  test('of somebody else, nor the same as hold, nor with a dot', async () => {
    const { visitor, body } = await visitAgreed(service, home)
    const ask = (given: object) => visitor.ask(askPayeeChange, { ...body, ...given })
    const { total } = body
    const others = [{ ...newAccount, holder: '罗大勇', share: total }]
    expect(await ask({ payees: others })).toMatchObject({ code: '1000', field: 'payees.0.holder' })
    expect(await ask({ signature: '500,500' })).toMatchObject({ code: '1000', field: 'signature' })
  })

  test('by who has read other accounts than hold', async () => {
    const { visitor, body } = await visitAgreed(service, home)
    const read = { ...body, payeeMark: 'A'.repeat(22) }
    expect(await visitor.ask(askPayeeChange, read)).toMatchObject(state)
  })

  test('before the signature, nor after the payment', async () => {
    const agreed = await visitAgreed(service, home)
    await tell(paid(agreed.claim))
    expect(await agreed.visitor.ask(askPayeeChange, agreed.body)).toMatchObject({
      ...state,
      message: '赔款已经付出，收款账户不能再更改。',
    })
    expect(await shownTo(agreed)).toMatchObject({ canChangePayee: false })
    const open = await visitOffer(service, offeredClaim(home), 'change-payee')
    const unsigned = { ...agreed.body, handle: open.handle }
    expect(await open.visitor.ask(askPayeeChange, unsigned)).toMatchObject(state)
  })

  test('without the code for this act', async () => {
    const visit = await visitAgreed(service, home)
    await visit.visitor.get(askPayeeChange, visit.body)
    const eventId = (await eventsAsked(service, 'payee-change', visit.ref.id)).at(-1) ?? ''
    await core.refuse(eventId, '户名不符。')
    expect(await visit.visitor.ask(askPayeeChange, visit.body)).toMatchObject({ code: 'E3010001' })
  })
})

describe('a core that', () => {
  test('pays meanwhile has paid where was signed for, and cannot accept any more', async () => {
    const visit = await askedPayeeChange(service, home)
    await tell(paid(visit.claim))
    const reason = '赔款已经付出，收款账户不能再更改'
    expect(await shownTo(visit)).toMatchObject({
      payee: { maskedAccount: signedFor },
      payeeChange: { status: 'refused', reason },
    })
    expect(await core.accept(visit.eventId)).toMatchObject({ result: 'rejected' })
  })

  test('answers by a row of the claim has granted it, and names another account where that holds', async () => {
    const granted = await askedPayeeChange(service, home)
    const { claim, eventId: answers } = granted
    const { payee: _, ...unnamed } = claim.offer ?? offer
    const row = claimFromCore({ ...claim, offer: unnamed })
    await core.push('claims', [upsert(row, 1, { answers })])
    expect(await shownTo(granted)).toMatchObject({ payee: { maskedAccount: askedFor } })

    const other = await askedPayeeChange(service, home)
    const account = { name: '沈国强', bank: '建设银行', accountNo: '6200000000000001234' }
    const told = { ...other.claim, offer: { ...offer, payee: account } }
    await core.push('claims', [upsert(claimFromCore(told), 1, { answers: other.eventId })])
    expect(await shownTo(other)).toMatchObject({
      payee: { maskedAccount: '建设银行（尾号 1234）' },
    })
  })
})

test('the files of it go with their claim', async () => {
  const { ref, claim } = await askedPayeeChange(service, home)
  expect((await readClaim(service, { object: ref })).registNo).toBe(claim.registNo)
  await service.db.deleteFrom('claim').where('id', '=', ref.id).execute()
  const loose = await service.db
    .selectFrom('loose_file')
    .select('id')
    .where('customer_key', '=', ref.customerKey)
    .where('remove_after', '=', '-infinity' as never)
    .execute()
  expect(loose.length).toBeGreaterThanOrEqual(2)
})
