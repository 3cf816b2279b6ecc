import type { OrderStatus, PaymentInfo } from '@ecenter/contract/orders/order.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  maskIdNumber,
  maskMobile,
  maskName,
  maskPolicyNumber,
} from '../../../platform/mask/mask.ts'
import { kindOfProposal } from '../../policies/rules/kind-of-policy.ts'
import { startOf } from '../../policies/rules/start-of.ts'
import type { Order } from '../store/order.ts'
import type { OrderPart } from '../store/order-record.ts'
import type { OrderState } from './order-state.ts'

/** What is to be paid, in the spelling of the specification (section 3); people and numbers are masked. */
export function paymentInfoOf(order: Order, state: OrderState): PaymentInfo {
  const first = firstToBegin(order)
  const { insured } = first.policy
  return {
    orderId: maskPolicyNumber(order.orderNo),
    proposalNo: maskPolicyNumber(first.proposalNo),
    riskCode: first.policy.productCode,
    insuredName: maskName(insured.name),
    identifyNumber: maskIdNumber(insured.idNumber),
    insuredMobile: maskMobile(insured.mobile ?? order.applicant.mobile ?? ''),
    comCode: order.comCode,
    inputTime: minuteInChina(order.placedAt),
    startDate: first.policy.startsOn,
    startHour: hourOfStart(first),
    ...commercialOf(order.parts),
    ...compulsoryOf(order.parts),
    othFlag: order.kind === 'car' && order.parts.some(isBesideCar) ? '1' : '0',
    ...flagsOf(order, state),
    lastPayDate: minuteInChina(order.lastPayAt),
    sumPremium: order.amountFen,
    systemType: order.kind === 'car' ? 'car' : 'noncar',
  }
}

function firstToBegin({ parts }: Order): OrderPart {
  const [first] = parts.toSorted((one, other) =>
    startOf(one.policy) < startOf(other.policy) ? -1 : 1,
  )
  if (first === undefined) throw new Error('an order without a part was stored')
  return first
}

function hourOfStart({ policy }: OrderPart): number {
  return policy.startHour ?? 0
}

function commercialOf(parts: readonly OrderPart[]) {
  const part = parts.find((each) => kindOfProposal(each) === 'commercial')
  return (
    part && {
      proposalNoBi: maskPolicyNumber(part.proposalNo),
      biStartDate: part.policy.startsOn,
      biStartHour: hourOfStart(part),
      biSumPremium: part.policy.premiumFen,
    }
  )
}

function compulsoryOf(parts: readonly OrderPart[]) {
  const part = parts.find((each) => kindOfProposal(each) === 'compulsory')
  return (
    part && {
      proposalNoCi: maskPolicyNumber(part.proposalNo),
      ciStartDate: part.policy.startsOn,
      ciStartHour: hourOfStart(part),
      ciSumPremium: part.policy.premiumFen,
      shipSumPremium: part.policy.vehicleTaxFen,
    }
  )
}

function isBesideCar(part: OrderPart): boolean {
  const kind = kindOfProposal(part)
  return kind !== 'commercial' && kind !== 'compulsory'
}

const underwriteFlags = { examined: '0', accepted: '1', declined: '2' } as const

function flagsOf({ underwriting, isByAgent, isOnline, kind, status }: Order, state: OrderState) {
  return {
    underwriteFlag: underwriteFlags[underwriting],
    agentStatus: isByAgent ? '1' : '0',
    onlineFlag: isOnline ? '1' : '0',
    subStatus: state.attempt,
    flag: kind === 'car' ? '1' : '2',
    validStatus: stands(state.status) ? '1' : '0',
    payStatus: status === 'paid' ? '1' : status === 'refunded' ? '2' : '0',
  } as const
}

/** Money goes back only of an order that had ended before it came. */
function stands(status: OrderStatus): boolean {
  switch (status) {
    case 'unpaid':
    case 'paying':
    case 'on-delivery':
    case 'paid':
      return true
    case 'expired':
    case 'cancelled':
    case 'refunding':
    case 'refunded':
      return false
  }
}
