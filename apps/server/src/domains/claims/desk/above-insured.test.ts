import {
  addClaimEvent,
  askClaimDecision,
  findClaim,
  readClaim,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import type { Coverage } from '../../policies/store/policy.ts'
import type { NewClaim } from '../store/store-claims.ts'

function cover(code: string, name: string, limitFen?: number, note?: string): Coverage {
  return { code, name, limitFen, note, deductible: undefined, premiumFen: 0 }
}

const coverages = [
  cover('A', '机动车损失保险', 8_000_000),
  cover('B', '机动车第三者责任保险', 100_000_000),
  // The car has five seats.
  cover('D4', '机动车车上人员责任保险（乘客）', 1_000_000, '每座限额，共 4 座'),
  cover('S1', '道路救援服务特约条款', undefined, '保险期间内 7 次'),
  cover('S2', '车辆安全检测特约条款', undefined, '保险期间内 1 次'),
]
const insuredFen = 113_000_000
const tooMuch = {
  ...{ code: '1000', field: 'amountFen' },
  message: '超过保险金额合计 1,130,000.00 元，请核对',
}
const payment = {
  ...{ type: 'paid', at: '2026-11-20T11:00', amountFen: insuredFen },
  reason: '修理厂结算单，已核对。',
} as const
const allowance = cover('Z', '修理期间费用补偿险', undefined, '每日 100 元，最多 10 日')

const sedan = carPolicyOf(town.owner, '浙A5H301', { coverages })
const withAllowance = carPolicyOf(town.owner, '浙A5H302', {
  coverages: [...coverages, allowance],
})

describe.each([
  ['the desk', 'desk', addClaimEvent],
  ['the core', 'core', askClaimDecision],
] as const)('where %s decides', (_, decidedBy, call) => {
  const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: decidedBy } })
  let clerk: Awaited<ReturnType<typeof deskVisitor>>
  beforeAll(async () => {
    await storeInTown(service, [sedan, withAllowance])
    clerk = await deskVisitor(service, ['claims'])
  })

  async function opened(policy: typeof sedan, given: Partial<NewClaim> = {}) {
    const events = eventsOf('2026-11-19T02:00:00Z', 'survey', 'agreed')
    const claim = claimOn(policy, { events, ...given })
    await visitClaim(service, claim)
    const { claimId } = await clerk.get(findClaim, { registNo: claim.registNo })
    return { ...payment, claimId, version: events.length }
  }

  test('a car is paid what its covers say, all seats, and not a fen more for its services', async () => {
    const asked = await opened(sedan)
    expect(await clerk.ask(call, { ...asked, amountFen: insuredFen + 1 })).toMatchObject(tooMuch)
    const { preview } = await clerk.get(call, asked)
    expect(preview).toMatchObject({ statusText: '已赔付', needsApproval: true })
    expect(preview?.warning).toBeUndefined()
  })

  test('above the figures of a policy that also pays by the day, who confirms and who approves are warned', async () => {
    const asked = { ...(await opened(withAllowance)), amountFen: insuredFen + 1 }
    const warning =
      '超过保单写明的保险金额合计 1,130,000.00 元；没有写明金额、未计入的有：修理期间费用补偿险。'
    expect((await clerk.get(call, asked)).preview).toMatchObject({ warning })
    const within = await clerk.get(call, { ...asked, amountFen: insuredFen })
    expect(within.preview?.statusText).toBe('已赔付')
    expect(within.preview?.warning).toBeUndefined()
    const { claim } = await clerk.get(call, { ...asked, confirmed: true })
    expect(claim.approval?.preview).toMatchObject({ warning })
  })

  test('an amount that was calculated above these figures asks for its basis', async () => {
    const amountFen = insuredFen + 100_000
    const { reason, ...asked } = await opened(withAllowance, { settlement: settledFor(amountFen) })
    const { addable, askable } = await clerk.get(readClaim, asked)
    const paying = (decidedBy === 'core' ? askable : addable)?.find(({ type }) => type === 'paid')
    expect(paying).toMatchObject({ facts: 'basis' })
    expect(await clerk.ask(call, { ...asked, amountFen })).toMatchObject({
      ...{ code: '1000', field: 'reason' },
      message: expect.stringMatching(/^超过保单写明的.*修理期间费用补偿险。请填写赔付依据$/),
    })
    const { preview } = await clerk.get(call, { ...asked, amountFen, reason })
    expect(preview?.warning).toContain('修理期间费用补偿险')
  })
})

/** Of one car, and nothing taken off. */
function settledFor(amountFen: number): NewClaim['settlement'] {
  return {
    parts: [
      {
        cover: 'commercial',
        productName: '机动车商业保险',
        damages: [{ name: '对方车辆', amountFen }],
        deductibleFen: 0,
        liabilityPercent: 100,
        alreadyPaidFen: 0,
      },
    ],
    payee: { name: town.owner.name, bank: '示例银行', accountNo: '6200000000000006217' },
  }
}
