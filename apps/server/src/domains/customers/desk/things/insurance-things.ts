import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import type { Staff } from '../../../../platform/calls/desk-handler.ts'
import { dayInChina, minuteInChina } from '../../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import type { Seen } from '../../../../platform/staff/within-branch.ts'
import { progressShown } from '../../../claims/calls/claim-progress.ts'
import { settledFen } from '../../../claims/rules/money/settlement.ts'
import { openClaims } from '../../../claims/store/claim.repository.ts'
import { namesOn } from '../../../claims/store/claim.ts'
import { claimsWithin } from '../../../claims/store/claim-within.ts'
import {
  stateOf as deliveryState,
  timelineOf as deliveryTimeline,
} from '../../../deliveries/rules/timeline.ts'
import { readDeliveries } from '../../../deliveries/store/delivery.repository.ts'
import { stateOf as orderState } from '../../../orders/rules/order-state.ts'
import { readOrders } from '../../../orders/store/order.repository.ts'
import { orderTitle } from '../../../orders/store/order.ts'
import { paymentsOf } from '../../../orders/store/payment.repository.ts'
import { policyStatus } from '../../../policies/rules/policy-status.ts'
import type { Policy } from '../../../policies/store/policy.ts'
import { returnsAmong } from '../../../return-insurance/store/return-claim-list.ts'
import type { Services } from '../../../services.ts'
import type { FoundThing } from '../../rules/found-thing.ts'

/** With what whoever asks may see of rows that know their branch. */
export interface ThingStore
  extends Pick<Services, 'db' | 'pipelined' | 'keys' | 'clock' | 'settings' | 'people'>,
    Seen {
  readonly staff: Pick<Staff, 'id' | 'roles'>
}

const policyStates: Readonly<Record<PolicyStatus, string>> = {
  'in-force': '有效',
  'not-started': '未生效',
  expired: '已过期',
  cancelled: '已退保',
}

export function policyThing({ clock }: Pick<ThingStore, 'clock'>, policy: Policy): FoundThing {
  const { ref, id, productName, policyNo, vehicle, startsOn, endsOn } = policy
  return {
    kind: 'policy',
    id: ref.id,
    title: productName,
    number: policyNo,
    plate: vehicle?.licenseNo,
    // What a company pays for all its people is not for each of them.
    amountFen: policy.isOwnShareOnly ? undefined : policy.premiumFen,
    status: `${policyStates[policyStatus(policy, clock.now())]}，至 ${endsOn}`,
    at: startsOn,
    names: [policy.applicant.name, policy.insured.name],
    customerKey: ref.customerKey,
    policyId: id,
  }
}

/** Claims with by when the insurer has bound itself to act. */
export async function claimThings(
  services: ThingStore,
  asked: readonly ObjectRef[],
): Promise<FoundThing[]> {
  const refs = await claimsWithin(services, asked, services.within)
  const [claims, returns] = await Promise.all([
    openClaims({ connection: services.pipelined.swift, keys: services.keys }, refs),
    returnsAmong(services, refs),
  ])
  return claims.map((claim) => {
    const { status, statusText, reportedAt, accidentType, promise } = progressShown(services, claim)
    return {
      kind: returns.has(claim.id) ? 'return' : 'claim',
      id: claim.id,
      title: accidentType,
      number: claim.registNo,
      plate: claim.vehicles.find(({ role }) => role === 'own')?.licenseNo,
      amountFen: claim.settlement && settledFen(claim.settlement),
      status: statusText,
      at: reportedAt,
      waits:
        status === 'open'
          ? { dueAt: promise?.dueOn, isLate: promise?.isOverdue ?? false }
          : undefined,
      names: namesOn(claim),
      customerKey: claim.ref.customerKey,
      policyId: claim.policyId,
    }
  })
}

/** Orders, and the papers of those that are sent. */
export async function orderThings(
  services: ThingStore,
  refs: readonly ObjectRef[],
): Promise<FoundThing[]> {
  const now = services.clock.now()
  const [orders, payments, deliveries] = await Promise.all([
    readOrders(services, refs),
    paymentsOf(services, refs),
    readDeliveries(services, refs),
  ])
  const ordered = orders.map((order): FoundThing => {
    const own = payments.filter((payment) => payment.order.id === order.id)
    const { statusText, isPayable } = orderState(order, own, now)
    const [part] = order.parts
    return {
      kind: 'order',
      id: order.id,
      title: orderTitle(order),
      number: order.orderNo,
      plate: part?.policy.vehicle?.licenseNo,
      amountFen: order.amountFen,
      status: statusText,
      at: minuteInChina(order.placedAt),
      waits: isPayable ? { dueAt: minuteInChina(order.lastPayAt), isLate: false } : undefined,
      names: [order.applicant.name, part?.policy.insured.name ?? ''],
      customerKey: order.ref.customerKey,
    }
  })
  const sent = deliveries.map((delivery): FoundThing => {
    const { status, statusText } = deliveryState(deliveryTimeline(delivery))
    const isOver = status === 'received' || status === 'electronic-only'
    const order = orders.find(({ id }) => id === delivery.ref.id)
    return {
      kind: 'delivery',
      id: delivery.ref.id,
      title: '保单寄送',
      number: delivery.orderNo,
      status: statusText,
      at: minuteInChina(delivery.events.at(-1)?.at ?? order?.placedAt ?? now),
      waits: isOver
        ? undefined
        : { dueAt: delivery.agreed?.day, isLate: isPast(delivery.agreed?.day, now) },
      names: [delivery.recipient.name, ...(order === undefined ? [] : [order.applicant.name])],
      customerKey: delivery.ref.customerKey,
    }
  })
  return [...ordered, ...sent]
}

function isPast(day: string | undefined, now: Date): boolean {
  return day !== undefined && day < dayInChina(now)
}
