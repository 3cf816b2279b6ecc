import { claimSettlement } from '@ecenter/contract/claims/claim.ts'
import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { settlementOf } from './settlement.ts'
import type { SettlementFacts } from './settlement-facts.ts'

type PartFacts = SettlementFacts['parts'][number]

const payee = { name: '林晓雨', bank: '工商银行', accountNo: '6222020200012346217' }
const compulsory: PartFacts = {
  cover: 'compulsory',
  productName: '机动车交通事故责任强制保险',
  damages: [{ name: '对方车辆维修', amountFen: 500_000 }],
  limitFen: 200_000,
  deductibleFen: 0,
  liabilityPercent: 100,
  alreadyPaidFen: 0,
}
const commercial: PartFacts = {
  cover: 'commercial',
  productName: '机动车商业保险',
  damages: [{ name: '本车维修', amountFen: 100_001 }],
  deductibleFen: 50_000,
  liabilityPercent: 70,
  alreadyPaidFen: 10_000,
}

const fen = fc.nat(1_000_000_000)
const part = fc.record(
  {
    cover: fc.constantFrom<PartFacts['cover']>('compulsory', 'commercial', 'other'),
    productName: fc.string(),
    damages: fc.array(fc.record({ name: fc.string(), amountFen: fen }), { maxLength: 8 }),
    limitFen: fen,
    deductibleFen: fen,
    liabilityPercent: fc.nat(100),
    alreadyPaidFen: fen,
  },
  {
    requiredKeys: [
      'cover',
      'productName',
      'damages',
      'deductibleFen',
      'liabilityPercent',
      'alreadyPaidFen',
    ],
  },
)
const anyServices = fc.array(part, { maxLength: 5 })

describe('whatever was damaged', () => {
  test('every total is the sum of what stands above it, to the fen', () => {
    fc.assert(
      fc.property(anyServices, (parts) => {
        const settlement = parse(claimSettlement, settlementOf({ parts, payee }, {}))
        for (const { lines, total } of settlement.parts) {
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        }
        const sum = settlement.parts.reduce((all, { total }) => all + total, 0)
        expect(settlement.total).toBe(sum)
      }),
    )
  })

  test('nobody owes anything, nothing exceeds its limit, and nothing is paid that was not damaged', () => {
    fc.assert(
      fc.property(anyServices, (parts) => {
        const settlement = settlementOf({ parts, payee }, {})
        for (const { total } of settlement.parts) expect(total).toBeGreaterThanOrEqual(0)
        const damaged = parts.flatMap(({ damages }) => damages)
        const damage = damaged.reduce((sum, { amountFen }) => sum + amountFen, 0)
        // Half a fen may be rounded up in each part.
        expect(settlement.total).toBeLessThanOrEqual(damage + parts.length)
        const limits = parts.map(({ limitFen }) => limitFen ?? Number.POSITIVE_INFINITY)
        expect(settlement.total).toBeLessThanOrEqual(limits.reduce((sum, each) => sum + each, 0))
      }),
    )
  })

  test('more damage never pays less', () => {
    fc.assert(
      fc.property(anyServices, fc.nat(4), fen, (parts, at, more) => {
        const worse = parts.map((each, index) =>
          index === at
            ? { ...each, damages: [...each.damages, { name: '又一处', amountFen: more }] }
            : each,
        )
        const before = settlementOf({ parts, payee }, {}).total
        expect(settlementOf({ parts: worse, payee }, {}).total).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('compulsory cover stands first, and no line says nothing', () => {
    fc.assert(
      fc.property(anyServices, (parts) => {
        const names = parts.toSorted((one, other) => rankOf(one) - rankOf(other))
        const settlement = settlementOf({ parts, payee }, {})
        expect(settlement.parts.map(({ productName }) => productName)).toEqual(
          names.map(({ productName }) => productName),
        )
        const deducted = settlement.parts.flatMap(({ lines }) => lines.filter(({ note }) => note))
        expect(deducted.filter(({ amount }) => amount >= 0)).toEqual([])
      }),
    )
  })
})

describe('a settlement a customer reads', () => {
  const settled = (parts: SettlementFacts['parts']) => settlementOf({ parts, payee }, {})

  test('goes from the damage to what is paid, line by line', () => {
    const [first, second] = settled([commercial, compulsory]).parts
    expect(first).toEqual({
      productName: '机动车交通事故责任强制保险',
      lines: [
        { label: '对方车辆维修', amount: 500_000 },
        { label: '超过责任限额的部分', note: '由商业险接着赔付', amount: -300_000 },
      ],
      total: 200_000,
    })
    expect(second?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['本车维修', 100_001],
      ['交强险赔付后剩下的损失', 300_000],
      ['责任比例 70%', -120_000],
      ['免赔额', -50_000],
      ['已经赔付', -10_000],
    ])
    expect(second?.total).toBe(220_001)
  })

  test('without commercial cover says that the limit is the end', () => {
    const [only] = settled([compulsory]).parts
    expect(only?.lines[1]?.note).toBe('超过了保单约定的最高赔付金额')
  })

  test('shows whom it goes to in a mask, and when: by a day, then at its minute', () => {
    const facts = { parts: [compulsory], payee }
    expect(settlementOf(facts, { payBy: '2026-11-30' })).toMatchObject({
      maskedPayee: '林**',
      maskedAccount: '工商银行（尾号 6217）',
      payBy: '2026-11-30',
    })
    const paid = settlementOf(facts, {
      payBy: '2026-11-30',
      paidAt: new Date('2026-11-20T07:04:00Z'),
    })
    expect(paid.paidAt).toBe('2026-11-20 15:04')
    expect(paid.payBy).toBeUndefined()
  })
})

function rankOf({ cover }: PartFacts): number {
  return cover === 'compulsory' ? 0 : 1
}
