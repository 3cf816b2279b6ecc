import type { ClaimSettlement } from '@ecenter/contract/claims/claim.ts'
import { minuteInChina } from '../../../../platform/clock/clock.ts'
import { maskAccount, maskName } from '../../../../platform/mask/mask.ts'
import type { SettlementFacts } from './settlement-facts.ts'

type PartFacts = SettlementFacts['parts'][number]
type Part = ClaimSettlement['parts'][number]
type Line = Part['lines'][number]

export interface Payment {
  readonly paidAt?: Date | undefined
  /** ISO date by which it has to be paid. */
  readonly payBy?: string | undefined
}

/**
 * How the amount came about, as a customer can add it up: compulsory cover first, and what exceeds
 * its limit goes to the first commercial one. Every total is the sum of what stands above it, in fen.
 */
export function settlementOf(
  { parts, payee }: SettlementFacts,
  { paidAt, payBy }: Payment,
): ClaimSettlement {
  const calculated = calculate(parts)
  return {
    parts: calculated,
    total: sumOf(calculated.map(({ total }) => total)),
    maskedPayee: maskName(payee.name),
    maskedAccount: maskAccount(payee),
    ...(paidAt === undefined ? {} : { paidAt: minuteInChina(paidAt) }),
    ...(payBy === undefined || paidAt !== undefined ? {} : { payBy }),
  }
}

/** What is paid in all, in fen. */
export function settledFen({ parts }: SettlementFacts): number {
  return sumOf(calculate(parts).map(({ total }) => total))
}

function calculate(parts: readonly PartFacts[]): Part[] {
  const compulsory = parts.filter(({ cover }) => cover === 'compulsory')
  const others = parts.filter(({ cover }) => cover !== 'compulsory')
  const heir = others.find(({ cover }) => cover === 'commercial')
  const carried = heir === undefined ? 0 : sumOf(compulsory.map(excessOf))
  return [
    ...compulsory.map((part) => partOf(part, { isCarriedOn: heir !== undefined })),
    ...others.map((part) => partOf(part, part === heir ? { carried } : {})),
  ]
}

interface Place {
  /** What compulsory cover has left for this part. */
  readonly carried?: number
  /** Whether another part takes over what exceeds this one's limit. */
  readonly isCarriedOn?: boolean
}

function partOf(part: PartFacts, { carried = 0, isCarriedOn = false }: Place): Part {
  const { cover, productName, damages, alreadyPaidFen } = part
  const lines: Line[] = [
    ...damages.map(({ name, amountFen }) => ({ label: name, amount: amountFen })),
    ...(carried === 0 ? [] : [{ label: '交强险赔付后剩下的损失', amount: carried }]),
  ]
  const damage = sumOf(lines.map(({ amount }) => amount))
  const payable = payableOf(part, damage)
  const deductions: Line[] = [
    {
      ...shareWords(part),
      amount: payable.share - damage,
    },
    {
      label: '免赔额',
      note: '保险合同约定由您自己承担',
      amount: payable.beforeLimit - payable.share,
    },
    {
      label: cover === 'other' ? '超过保额的部分' : '超过责任限额的部分',
      note: isCarriedOn ? '由商业险接着赔付' : '超过了保单约定的最高赔付金额',
      amount: payable.whole - payable.beforeLimit,
    },
    {
      label: '已经赔付',
      note: '之前已经付过，不重复支付',
      amount: -Math.min(alreadyPaidFen, payable.whole),
    },
  ]
  lines.push(...deductions.filter(({ amount }) => amount !== 0))
  return { productName, lines, total: sumOf(lines.map(({ amount }) => amount)) }
}

/** Only an accident with cars has another side that bears the rest. */
function shareWords({ cover, liabilityPercent }: PartFacts): Pick<Line, 'label' | 'note'> {
  if (cover === 'other') {
    return {
      label: `赔付比例 ${liabilityPercent}%`,
      note: `按保险合同约定的比例赔付 ${liabilityPercent}%`,
    }
  }
  return {
    label: `责任比例 ${liabilityPercent}%`,
    note: `按事故责任赔付 ${liabilityPercent}%，其余由责任的另一方承担`,
  }
}

/** What a part pays of a damage, step by step, before anything paid already. */
function payableOf({ liabilityPercent, deductibleFen, limitFen }: PartFacts, damage: number) {
  const share = Math.floor((damage * liabilityPercent + 50) / 100)
  const beforeLimit = Math.max(0, share - deductibleFen)
  const whole = Math.min(beforeLimit, limitFen ?? beforeLimit)
  return { share, beforeLimit, whole }
}

function excessOf(part: PartFacts): number {
  const damage = sumOf(part.damages.map(({ amountFen }) => amountFen))
  const { beforeLimit, whole } = payableOf(part, damage)
  return beforeLimit - whole
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
