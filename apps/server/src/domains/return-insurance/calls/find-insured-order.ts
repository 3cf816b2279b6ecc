import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { type Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Counter } from '../../../platform/limits/guesses.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import type { Session } from '../../../platform/session/session.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import type { Worker } from '../../../platform/verification/work.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { marketplaceOrderLookupKey } from '../../policies/store/other-lookup-keys.ts'
import {
  type PolicyStore,
  readCoverages,
  readPolicy,
} from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimUntil } from '../rules/claim-window.ts'
import type { InsuredOrder } from '../rules/insured-order.ts'
import { isClaimed } from '../store/return-claim.repository.ts'

/** Whether its freight can be claimed today, or what stands against it. */
type OrderStatus = 'open' | 'claimed' | 'over' | 'cancelled'

/**
 * The insured order of this number. Who tries many numbers finds none any more; then, of an unknown
 * number and of an order without cover the answer is the same.
 */
export async function findInsuredOrder(
  services: ReturnInsuranceServices,
  visitor: Worker & Pick<Visitor, 'session'>,
  orderNo: string,
  counter: Counter,
): Promise<InsuredOrder | undefined> {
  return guessFromNetwork(
    services,
    { visitor, rule: 'failedReturnOrdersByAddress', counters: [counter] },
    () => orderBehind(services, visitor.session, orderNo),
    (order) => order !== undefined,
  )
}

async function orderBehind(
  services: ReturnInsuranceServices,
  session: Session,
  orderNo: string,
): Promise<InsuredOrder | undefined> {
  const [found] = await findBehind(services, [[marketplaceOrderLookupKey(services.keys, orderNo)]])
  const mayKnow = await isVisible(services, session, found?.ref)
  return found && mayKnow ? insuredOrderOf(services, found.ref) : undefined
}

/** The order that a policy insures; undefined where it insures something else. */
export async function insuredOrderOf(
  store: PolicyStore,
  ref: ObjectRef,
): Promise<InsuredOrder | undefined> {
  const policy = await readPolicy(store, { object: ref })
  return policy.risk?.kind === 'return-freight' ? { policy, risk: policy.risk } : undefined
}

/** The most that is paid for sending it back; in fen. */
export async function sumInsuredOf(store: PolicyStore, policy: Policy): Promise<number> {
  const coverages = await readCoverages(store, policy)
  return coverages.reduce((sum, { limitFen = 0 }) => sum + limitFen, 0)
}

export async function statusOfOrder(
  services: Pick<Services, 'db' | 'clock'>,
  { policy }: InsuredOrder,
): Promise<OrderStatus> {
  if (await isClaimed(services, policy.ref)) return 'claimed'
  if (policy.cancelledOn !== undefined) return 'cancelled'
  return claimUntil(policy) < services.clock.today() ? 'over' : 'open'
}

/** At the field of the number, with what to do next. */
export function orderRefused(status: Exclude<OrderStatus, 'open'> | 'unknown'): Failure {
  const days = String(promisedTimes().returnAskedDays)
  return fieldRefused('insuranceOrderId', whyNot[status].replace('{days}', days))
}

const whyNot = {
  unknown:
    '没有查到这笔订单的退货运费险。请到购物平台的订单详情里核对订单号；确认无误的，请拨打 {hotline}。',
  claimed: '这笔订单已经申请过理赔，不用再申请。请到“理赔查询”查看进度。',
  over: '这笔订单已超过理赔申请时间（保险到期后 {days} 天内）。有疑问的，请拨打 {hotline}。',
  cancelled: '这笔订单的退货运费险已经退保，不能申请理赔。有疑问的，请拨打 {hotline}。',
} as const satisfies Record<Exclude<OrderStatus, 'open'> | 'unknown', string>
