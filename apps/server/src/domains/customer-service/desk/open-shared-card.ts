import type {
  openSharedCard,
  SharedThing,
} from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { withoutCorrected } from '../../claims/rules/corrections.ts'
import { eventNameOf } from '../../claims/rules/event-names.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { type Order, orderTitle, partAmount } from '../../orders/store/order.ts'
import { detailInfosOf } from '../../policies/rules/describe-risk.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import { startOf } from '../../policies/rules/start-of.ts'
import { readCoverages, readPolicies } from '../../policies/store/policy.repository.ts'
import type { Coverage, Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { orderStatusNames, policyStatusNames } from '../rules/status-names.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { readSaidAt } from '../store/read-said.ts'
import { isOwn, notYours, readableChat } from './chat-access.ts'
import { factGroup, personFacts } from './shared-facts.ts'

function sharedPolicy(policy: Policy, coverages: readonly Coverage[], now: Date): SharedThing {
  const { policyNo, productName, applicant, insured, vehicle, isOwnShareOnly } = policy
  return {
    title: productName,
    groups: [
      factGroup('保单', {
        保单号: policyNo,
        状态: policyStatusNames[policyStatus(policy, now)],
        保险期间: `${startOf(policy)} 至 ${policy.endsOn} 24:00`,
        保费: isOwnShareOnly ? undefined : `${amountInFigures(policy.premiumFen)} 元`,
      }),
      factGroup('人员', {
        ...(isOwnShareOnly ? { 投保人: applicant.name } : personFacts('投保人', applicant)),
        ...personFacts('被保险人', insured),
      }),
      ...(vehicle === undefined ? [] : [vehicleGroup(vehicle)]),
      ...detailInfosOf(policy),
      factGroup('保障', Object.fromEntries(coverages.map(coverageFact))),
    ],
  }
}

function vehicleGroup({ licenseNo, brandModel, frameNo, useNature }: VehicleOf<Policy>) {
  return factGroup('车辆', {
    车牌: licenseNo,
    厂牌型号: brandModel,
    车架号: frameNo,
    使用性质: useNature,
  })
}

type VehicleOf<P extends Policy> = NonNullable<P['vehicle']>

function coverageFact({ name, note, limitFen }: Coverage): [string, string] {
  const limit = limitFen === undefined ? '按条款' : `${amountInFigures(limitFen)} 元`
  return [note === undefined ? name : `${name}（${note}）`, limit]
}

export function answerOpenSharedCard(
  services: CustomerServiceServices,
): DeskHandler<typeof openSharedCard> {
  return async ({ chatId, seq }, { staff, trace }) => {
    const conversation = await readableChat(services, staff, chatId)
    if (!isOwn(staff, conversation)) throw notYours()
    const said = await readSaidAt(services, conversation, seq)
    // A card of staff asks for something: it shares nothing.
    if (said?.from !== 'customer' || said.content.kind !== 'card') throw nothingFound()
    const { about: kind, customerKey, objectId: id } = said.content
    const ref = { customerKey: Buffer.from(customerKey, 'hex'), id }
    const thing = await readSharedThing(services, kind, ref)
    await trace({ event: 'card-opened', ...about(ref), outcome: kind })
    return thing
  }
}

const underwritingNames: Readonly<Record<Order['underwriting'], string>> = {
  examined: '核保中',
  accepted: '核保通过',
  declined: '未通过核保',
}

function sharedOrder(order: Order): SharedThing {
  return {
    title: orderTitle(order),
    groups: [
      factGroup('订单', {
        订单号: order.orderNo,
        状态: orderStatusNames[order.status],
        核保: underwritingNames[order.underwriting],
        金额: `${amountInFigures(order.amountFen)} 元`,
        下单时间: minuteInChina(order.placedAt),
        最晚支付: minuteInChina(order.lastPayAt),
        支付时间: order.paidAt && minuteInChina(order.paidAt),
        ...personFacts('投保人', order.applicant),
      }),
      ...order.parts.map((part) =>
        factGroup(part.policy.productName, {
          投保单号: part.proposalNo,
          保险期间: `${startOf(part.policy)} 至 ${part.policy.endsOn} 24:00`,
          金额: `${amountInFigures(partAmount(part))} 元`,
          被保险人: part.policy.insured.name,
          车牌: part.policy.vehicle?.licenseNo,
        }),
      ),
    ],
  }
}

type SharedKind = Extract<ChatContent, { kind: 'card' }>['about']
type Ref = Omit<ObjectRef, 'kind'>

/** What a card stands for, as the insurer knows it now. A policy may be one person's share of one. */
async function readSharedThing(
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  kind: SharedKind,
  ref: Ref,
): Promise<SharedThing> {
  const thing = await readers[kind](services, ref)
  if (thing === undefined) throw nothingFound()
  return thing
}

type Reader = (
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  ref: Ref,
) => Promise<SharedThing | undefined>

const readers = {
  async policy(services, ref) {
    const [policy] = await readPolicies(services, [
      { kind: 'policy', ...ref },
      { kind: 'insured-person', ...ref },
    ])
    return (
      policy && sharedPolicy(policy, await readCoverages(services, policy), services.clock.now())
    )
  },
  async claim(services, ref) {
    const [claim] = await readClaims(services, [{ kind: 'claim', ...ref }])
    return claim && sharedClaim(claim)
  },
  async order(services, ref) {
    const [order] = await readOrders(services, [{ kind: 'order', ...ref }])
    return order && sharedOrder(order)
  },
} satisfies Record<SharedKind, Reader>

function sharedClaim(claim: Claim): SharedThing {
  const { registNo, productName, insured, reporter, accident, surveyor, events } = claim
  return {
    title: `${productName} 理赔`,
    groups: [
      factGroup('报案', {
        报案号: registNo,
        保单号: claim.policyNos.join('、'),
        报案时间: minuteInChina(claim.reportedAt),
        报案人: reporter.name ?? '没有姓名',
        报案人手机: maskMobile(reporter.mobile),
        ...personFacts('被保险人', insured),
      }),
      factGroup('出险', {
        出险时间: minuteInChina(claim.accidentAt),
        出险类型: claim.accidentType,
        地点: accident.place,
        原因: accident.cause,
        经过: accident.course,
        责任: accident.liability,
        车辆: claim.vehicles.map(({ licenseNo }) => licenseNo).join('、'),
        查勘员: surveyor && `${surveyor.name} ${surveyor.phone}`,
      }),
      {
        title: '进展',
        facts: withoutCorrected(events).map(({ type, at }) => ({
          label: minuteInChina(at),
          value: eventNameOf(type, claim.lossTypes),
        })),
      },
    ],
  }
}
