import { objectToSettlement } from '@ecenter/contract/appeals/object-to-settlement.ts'
import { readObjection } from '@ecenter/contract/appeals/read-objection.ts'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import {
  agreeToSettlement,
  changePayee,
  downloadAnswer,
} from '@ecenter/contract/claims/settlement-offer.ts'
import { splitAmongPayees } from '@ecenter/contract/claims/split-among-payees.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import {
  allow,
  offer,
  offeredClaim,
  readOffer,
  signature,
  visitOffer,
} from '../../../../test/subjects/offers.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { claims } from '../import/claims.ts'
import { readClaim } from '../store/claim.repository.ts'
import { type NewClaim, storeClaimWords } from '../store/store-claims.ts'

const service = serviceOfTests({ demo: false })
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))
// So many appeals a day are a phone's.
beforeEach(() => service.passTime(25 * 3600))

const state = { code: 'E3020001' }

function tell(claim: NewClaim) {
  return importRows(importerOf(service), claims, [claimFromCore(claim)])
}

describe('an offer that the core tells', () => {
  test('is read line by line with why it is so much, and waits for its customer', async () => {
    const { visitor, handle } = await visitOffer(service, offeredClaim(home), 'agree-settlement')
    const claim = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(claim.offer).toEqual({
      version: 1,
      lines: [
        { what: '前保险杠，换新', amount: 186_000, basis: '按维修厂报价核定' },
        { what: '减去旧件', amount: -12_000, basis: '旧件您留下了，抵 120 元' },
      ],
      total: 174_000,
      answerBy: '2099-12-30',
      status: 'open',
      payee: {
        maskedName: '沈**',
        maskedAccount: '示例银行（尾号 6217）',
        mark: expect.any(String),
      },
      mark: expect.any(String),
      canChangePayee: false,
      maskedHolder: '沈**',
      mayPayOthers: false,
    })
    expect(claim.todos).toEqual([
      expect.objectContaining({ kind: 'answer-offer', dueOn: '2099-12-30' }),
    ])
  })

  test('is not taken where its lines do not add up', async () => {
    expect(await tell(offeredClaim(home, { totalFen: 1 }))).toMatchObject({ rejected: 1 })
  })

  test('is signed once: the claim goes on to its payment, and the core has the very file', async () => {
    const first = offeredClaim(home)
    const visit = await visitOffer(service, first, 'agree-settlement')
    const { visitor, handle } = visit
    const { offer: shown } = await visitor.get(queryClaimSchedleInfo, { handle })
    const read = readOffer(service, first)
    expect(shown).toMatchObject({ mark: read.mark, payee: { mark: read.payeeMark } })
    const told = await eventsFrom(service, async () => {
      const answer = await visitor.get(agreeToSettlement, { handle, ...read })
      expect(answer).toMatchObject({ status: 'agreed', answeredAt: expect.any(String) })
    })
    expect(told).toMatchObject([
      {
        type: 'claim.settlement-agreed.v1',
        data: {
          ...{ version: 1, totalFen: 174_000 },
          payees: [{ ...offer.payee, amountFen: 174_000 }],
        },
      },
    ])
    const claim = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(claim).toMatchObject({ statusText: '赔付中', todos: [], promise: { isOverdue: false } })

    await allow(service, visit, 'agree-settlement')
    expect(await visitor.ask(agreeToSettlement, { handle, ...read })).toMatchObject(state)
    expect(await visit.eventTypes()).toEqual(['calculation', 'agreement-asked', 'agreed'])

    const { wire } = await visitor.ask(downloadAnswer, { handle })
    expect(wire.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(wire.headers['content-disposition'] ?? '')).toContain(
      '赔付方案确认书.pdf',
    )
  })

  test('keeps what was signed sealed, and its answer over what the core tells again', async () => {
    const told = offeredClaim(home)
    const { visitor, handle, ref } = await visitOffer(service, told, 'agree-settlement')
    await visitor.get(agreeToSettlement, { handle, ...readOffer(service, told) })
    const [row] = await service.db
      .selectFrom('settlement_answer')
      .selectAll()
      .where('claim_id', '=', ref.id)
      .execute()
    expect(row?.sealed.includes(signature)).toBe(false)
    await tell(told)
    const { offer: shown } = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(shown?.status).toBe('agreed')
  })

  test('is agreed and objected to at once with one effect', async () => {
    const told = offeredClaim(home)
    const visit = await visitOffer(service, told, 'agree-settlement')
    const { visitor, handle, ref } = visit
    const asked = { handle, ...readOffer(service, told) }
    await allow(service, visit, 'object-settlement')
    const answers = await Promise.all([
      visitor.ask(agreeToSettlement, asked),
      visitor.ask(objectToSettlement, { ...asked, content: '少算了一处。' }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['1', 'E3020001'])
    const rows = await service.db
      .selectFrom('settlement_answer')
      .select('verdict')
      .where('claim_id', '=', ref.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('that changed meanwhile is refused with what it comes to now', async () => {
    const told = offeredClaim(home)
    const { visitor, handle } = await visitOffer(service, told, 'agree-settlement')
    const lines = [{ what: '前保险杠，换新', amountFen: 200_000, basis: '重新核定' }]
    await tell({ ...told, offer: { ...offer, version: 2, lines, totalFen: 200_000 } })
    const read = readOffer(service, told)
    expect(await visitor.ask(agreeToSettlement, { handle, ...read })).toMatchObject({
      ...state,
      message: '赔付方案刚刚有更新：合计现在是 2,000.00 元，与您看到的不同。请看过新的方案再签字。',
    })
  })

  test('opens an objection with what was written, and another version may be agreed to', async () => {
    const told = offeredClaim(home)
    const visit = await visitOffer(service, told, 'object-settlement')
    const { visitor, handle } = visit
    expect(await visitor.ask(readObjection, { handle })).toMatchObject({ code: '1007' })
    let promised: object = {}
    const events = await eventsFrom(service, async () => {
      const asked = { handle, ...readOffer(service, told), content: '左后门的划痕没有算。' }
      promised = await visitor.get(objectToSettlement, asked)
    })
    expect(await visitor.get(readObjection, { handle })).toEqual({
      ...promised,
      isAnswered: false,
      isOverdue: false,
    })
    expect(events.map(({ type }) => type)).toEqual([
      'appeal.filed.v1',
      'claim.settlement-objected.v1',
    ])
    const objected = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(objected).toMatchObject({
      todos: [],
      offer: { status: 'objected', caseNo: expect.stringMatching(/^TS/) },
    })
    const second = { ...told, offer: { ...offer, version: 2 } }
    await tell(second)
    const anew = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(anew.offer).toMatchObject({ status: 'open', version: 2 })
    await allow(service, visit, 'agree-settlement')
    const agreed = await visitor.get(agreeToSettlement, {
      handle,
      ...readOffer(service, second),
    })
    expect(agreed.status).toBe('agreed')
  })

  test('is not signed with a dot, nor after its day, nor without an account', async () => {
    const told = offeredClaim(home)
    const dotted = await visitOffer(service, told, 'agree-settlement')
    const dot = { handle: dotted.handle, ...readOffer(service, told), signature: '500,500' }
    expect(await dotted.visitor.ask(agreeToSettlement, dot)).toMatchObject({
      code: '1000',
      field: 'signature',
    })
    const passed = offeredClaim(home, { answerBy: '2026-11-18' })
    const late = await visitOffer(service, passed, 'agree-settlement')
    const lateRead = { handle: late.handle, ...readOffer(service, passed) }
    expect(await late.visitor.ask(agreeToSettlement, lateRead)).toMatchObject(state)
    const shown = await late.visitor.get(queryClaimSchedleInfo, { handle: late.handle })
    const { brand } = service.settings
    expect(shown).toMatchObject({
      offer: { status: 'expired' },
      todos: [{ kind: 'talk-to-us', text: expect.stringContaining(brand.hotline) }],
    })
    expect(shown.steps.find(({ state: at }) => at === 'current')).toMatchObject({
      doing: '赔付方案的签字日期已过，还没有签字。',
      needed: `请拨打 ${brand.hotline} 继续办理。`,
    })
    const unpaid = offeredClaim(home, { payee: undefined })
    const poor = await visitOffer(service, unpaid, 'agree-settlement')
    const poorRead = { handle: poor.handle, ...readOffer(service, unpaid) }
    expect(await poor.visitor.ask(agreeToSettlement, poorRead)).toMatchObject({
      code: '1000',
      field: 'payee',
    })
  })
})

describe('what is signed', () => {
  const total = { what: '合计', amountFen: 174_000, basis: '重新核定' }
  const others = { ...offer, lines: [total] }

  test('is the account that was read, also where another one has the same mask', async () => {
    const told = offeredClaim(home)
    const { visitor, handle } = await visitOffer(service, told, 'agree-settlement')
    const read = readOffer(service, told)
    const account = { name: '沈国强', bank: '示例银行', accountNo: '6200000000000016217' }
    expect(await tell({ ...told, offer: { ...offer, payee: account } })).toMatchObject({
      rejected: 0,
    })
    expect(await visitor.ask(agreeToSettlement, { handle, ...read })).toMatchObject({
      ...state,
      message: '收款账户刚刚有更新：现在是 沈**，示例银行（尾号 6217）。请核对后再签字。',
    })
    const { payeeMark: _, ...unseen } = read
    expect(await visitor.ask(agreeToSettlement, { handle, ...unseen })).toMatchObject(state)
  })

  test('is the lines and the total that were read, whatever stands under their version', async () => {
    const told = offeredClaim(home)
    const { visitor, handle, ref } = await visitOffer(service, told, 'agree-settlement')
    const claim = await readClaim(service, { object: ref })
    await storeClaimWords(service, { ...claim, offer: others }, {})
    expect(
      await visitor.ask(agreeToSettlement, { handle, ...readOffer(service, told) }),
    ).toMatchObject({
      ...state,
      message: '赔付方案刚刚有更新：合计仍是 1,740.00 元，明细有变化。请看过新的方案再签字。',
    })
  })

  test('shows to who answered, never what stands under it since', async () => {
    const told = offeredClaim(home)
    const { visitor, handle, ref } = await visitOffer(service, told, 'agree-settlement')
    await visitor.get(agreeToSettlement, { handle, ...readOffer(service, told) })
    const claim = await readClaim(service, { object: ref })
    await storeClaimWords(service, { ...claim, offer: others }, {})
    const { offer: shown } = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(shown?.lines).toHaveLength(2)
  })

  test('is a version, which the core tells with no other content', async () => {
    const told = offeredClaim(home)
    await visitOffer(service, told, 'agree-settlement')
    expect(await tell(told)).toMatchObject({ rejected: 0 })
    expect(await tell({ ...told, offer: others })).toMatchObject({ rejected: 1 })
    expect(await tell({ ...told, offer: { ...others, version: 2 } })).toMatchObject({ rejected: 0 })
  })

  test('stays where the core goes back to an older version, which is refused', async () => {
    const told = offeredClaim(home)
    const visit = await visitOffer(service, told, 'object-settlement')
    const { visitor, handle, ref } = visit
    const objection = { handle, content: '少算了一处。' }
    await visitor.get(objectToSettlement, { ...objection, ...readOffer(service, told) })
    const second = { ...told, offer: { ...offer, version: 2 } }
    await tell(second)
    await allow(service, visit, 'object-settlement')
    await visitor.get(objectToSettlement, { ...objection, ...readOffer(service, second) })
    expect(await tell(told)).toMatchObject({ rejected: 1 })
    // As it lay there before that was refused.
    const claim = await readClaim(service, { object: ref })
    await storeClaimWords(service, { ...claim, offer }, {})
    await allow(service, visit, 'agree-settlement')
    expect(
      await visitor.ask(agreeToSettlement, { handle, ...readOffer(service, told) }),
    ).toMatchObject(state)
    const { offer: shown } = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(shown).toMatchObject({ version: 2, status: 'objected' })
  })
})

describe('the account that money goes to', () => {
  const asked = {
    holder: town.owner.name,
    bankName: '招商银行',
    bankcardno: luhn('621483012345678'),
  }

  test('is named by its owner, masked from then on, and told to the core', async () => {
    const { visitor, handle } = await visitOffer(service, offeredClaim(home), 'change-payee')
    const told = await eventsFrom(service, async () => {
      const shown = await visitor.get(changePayee, { handle, ...asked })
      expect(shown.payee).toEqual({
        maskedName: '沈**',
        maskedAccount: `招商银行（尾号 ${asked.bankcardno.slice(-4)}）`,
        mark: expect.any(String),
      })
    })
    expect(told).toMatchObject([
      { type: 'claim.payee-given.v1', data: { payees: [{ accountNo: asked.bankcardno }] } },
    ])
  })

  test('of somebody else is refused, unless the core allows it', async () => {
    const own = await visitOffer(service, offeredClaim(home), 'change-payee')
    const others = { ...asked, holder: '罗大勇' }
    expect(await own.visitor.ask(changePayee, { handle: own.handle, ...others })).toMatchObject({
      code: '1000',
      field: 'holder',
    })
    const claim = offeredClaim(home, { mayPayOthers: true })
    const allowed = await visitOffer(service, claim, 'change-payee')
    const shown = await allowed.visitor.get(changePayee, { handle: allowed.handle, ...others })
    expect(shown.payee?.maskedName).toBe('罗**')
    // Not allowed any more, it is nobody's to sign for.
    await tell({ ...claim, offer: { ...offer, version: 2 } })
    const { offer: later } = await allowed.visitor.get(queryClaimSchedleInfo, {
      handle: allowed.handle,
    })
    expect(later?.payee?.maskedName).toBe('沈**')
  })

  test('is judged digit by digit at its field', async () => {
    const { visitor, handle } = await visitOffer(service, offeredClaim(home), 'change-payee')
    const last = Number(asked.bankcardno.slice(-1))
    const wrong = asked.bankcardno.slice(0, -1) + ((last + 1) % 10)
    expect(await visitor.ask(changePayee, { handle, ...asked, bankcardno: wrong })).toMatchObject({
      code: '1000',
      field: 'bankcardno',
    })
  })

  describe('several of them', () => {
    const second = { ...asked, bankcardno: '6222020200000000006' }
    const payees = [
      { ...asked, share: 100_000 },
      { ...second, share: 74_000 },
    ]
    const split = { version: 1, total: offer.totalFen, payees }

    test('divide the sum, are signed for as they were read, and all told to the core', async () => {
      const told = offeredClaim(home)
      const visit = await visitOffer(service, told, 'change-payee')
      const { visitor, handle } = visit
      const events = await eventsFrom(service, async () => {
        const { payee } = await visitor.get(splitAmongPayees, { handle, ...split })
        expect(payee).toMatchObject({
          maskedAccount: `招商银行（尾号 ${asked.bankcardno.slice(-4)}）`,
          shares: [{ amount: 100_000 }, { maskedAccount: '招商银行（尾号 0006）', amount: 74_000 }],
        })
        await allow(service, visit, 'agree-settlement')
        const read = { handle, ...readOffer(service, told) }
        // The one account that the core knows was not read by who divides the sum.
        expect(await visitor.ask(agreeToSettlement, read)).toMatchObject(state)
        const agreed = await visitor.get(agreeToSettlement, { ...read, payeeMark: payee?.mark })
        expect(agreed.payee?.shares).toEqual(payee?.shares)
      })
      const both = [
        { name: asked.holder, bank: '招商银行', accountNo: asked.bankcardno, amountFen: 100_000 },
        { name: asked.holder, bank: '招商银行', accountNo: second.bankcardno, amountFen: 74_000 },
      ]
      expect(events).toMatchObject([
        { type: 'claim.payee-given.v1', data: { version: 1, payees: both } },
        { type: 'claim.settlement-agreed.v1', data: { payees: both } },
      ])
    })

    test('are refused where they do not add up, by how much, and where one is named twice', async () => {
      const { visitor, handle } = await visitOffer(service, offeredClaim(home), 'change-payee')
      const less = [payees[0], { ...payees[1], share: 70_000 }]
      const more = [payees[0], { ...payees[1], share: 74_001 }]
      const twice = [payees[0], { ...payees[0], share: 74_000 }]
      const refusal = async (given: unknown[]) =>
        visitor.ask(splitAmongPayees, { handle, ...split, payees: given as typeof payees })
      expect(await refusal(less)).toMatchObject({
        ...{ code: '1000', field: 'payees.1.share' },
        message: '各账户相加要等于 1740.00 元，还差 40.00 元',
      })
      expect(await refusal(more)).toMatchObject({
        message: '各账户相加要等于 1740.00 元，多了 0.01 元',
      })
      expect(await refusal(twice)).toMatchObject({ code: '1000', field: 'payees.1.bankcardno' })
      expect(await refusal([payees[0], { ...payees[1], share: 0 }])).toMatchObject({
        ...{ code: '1000', field: 'payees.1.share' },
      })
      expect(await refusal(Array(6).fill(payees[0]))).toMatchObject({
        ...{ code: '1000', field: 'payees' },
      })
    })

    test('are each of who is insured, unless the core allows others', async () => {
      const mixed = { ...split, payees: [payees[0], { ...payees[1], holder: '罗大勇' }] }
      const asks = async (given: Parameters<typeof offeredClaim>[1]) => {
        const visit = await visitOffer(service, offeredClaim(home, given), 'change-payee')
        return visit.visitor.ask(splitAmongPayees, {
          ...{ handle: visit.handle, version: 1, total: offer.totalFen },
          payees: mixed.payees as typeof payees,
        })
      }
      expect(await asks({})).toMatchObject({ code: '1000', field: 'payees.1.holder' })
      expect(await asks({ mayPayOthers: true })).toMatchObject({ code: '1' })
    })

    test('divide the sum that was read, and are of no other offer', async () => {
      const told = offeredClaim(home)
      const visit = await visitOffer(service, told, 'change-payee')
      const { visitor, handle } = visit
      await visitor.get(splitAmongPayees, { handle, ...split })
      const lines = [{ what: '前保险杠，换新', amountFen: 200_000, basis: '重新核定' }]
      await tell({
        ...told,
        offer: { ...offer, version: 2, lines, totalFen: 200_000, payee: undefined },
      })
      const { offer: later } = await visitor.get(queryClaimSchedleInfo, { handle })
      expect(later?.payee).toBeUndefined()
      await allow(service, visit, 'change-payee')
      expect(await visitor.ask(splitAmongPayees, { handle, ...split })).toMatchObject(state)
    })
  })

  function luhn(digits: string): string {
    const sum = [...digits].reverse().reduce((all, digit, at) => {
      const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return all + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
    return digits + ((10 - (sum % 10)) % 10)
  }
})
