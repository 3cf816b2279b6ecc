import { dayInChina } from '../../../platform/clock/clock.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { Grant, GrantKind } from '../../../platform/grants/grant.ts'
import { maskPlate, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { statusOf } from '../../claims/rules/status.ts'
import { timelineOf } from '../../claims/rules/timeline.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import { readOrder } from '../../orders/store/order.repository.ts'
import { orderTitle } from '../../orders/store/order.ts'
import { maskedPolicy } from '../../policies/rules/masked-policy.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { Services } from '../../services.ts'
import { orderStatusNames, policyStatusNames } from '../rules/status-names.ts'
import type { ChatContent } from '../store/chat-message-record.ts'

type Card = Extract<ChatContent, { kind: 'card' }>
type CardServices = Pick<Services, 'db' | 'keys' | 'clock'>

/** What a card says of its thing: masked, for it stays when the proof has ended. */
type Facts = Pick<Card, 'about' | 'title'> & { readonly rows: Record<string, string | undefined> }

/** What can be shared. */
export const sharedKinds = [
  'policy',
  'insured-person',
  'claim',
  'order',
] as const satisfies readonly GrantKind[]

/** The card of a thing that this session has proven; undefined for what cannot be shared. */
export async function cardOf(services: CardServices, grant: Grant): Promise<Card | undefined> {
  const facts = await factsOf(services, grant)
  if (facts === undefined) return undefined
  const { customerKey, id: objectId } = grant.object
  const rows = Object.entries(facts.rows).flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value }],
  )
  return { kind: 'card', ...facts, rows, customerKey: customerKey.toString('hex'), objectId }
}

async function factsOf(services: CardServices, grant: Grant): Promise<Facts | undefined> {
  switch (grant.object.kind) {
    case 'policy':
    case 'insured-person':
      return policyFacts(services, grant)
    case 'claim':
      return claimFacts(services, grant)
    case 'order':
      return orderFacts(services, grant)
    default:
      return undefined
  }
}

async function policyFacts(services: CardServices, grant: Grant): Promise<Facts> {
  const policy = maskedPolicy(await readPolicy(services, grant), services.clock.now())
  const rows = {
    保单号: policy.maskedPolicyNo,
    状态: policyStatusNames[policy.status],
    保险期间: `${policy.startDate} 至 ${policy.endDate}`,
    车牌: policy.maskedPlate,
  }
  return { about: 'policy', title: policy.productName, rows }
}

async function claimFacts(services: CardServices, grant: Grant): Promise<Facts> {
  const claim = await readClaim(services, grant)
  const { productName, registNo, reportedAt } = claim
  const rows = {
    报案号: maskPolicyNumber(registNo),
    // The customer shares it, so it says what their list of claims says.
    进度: statusOf(timelineOf(claim), claim.lossTypes).statusText,
    报案日期: dayInChina(reportedAt),
  }
  return { about: 'claim', title: `${productName} 理赔`, rows }
}

async function orderFacts(services: CardServices, grant: Grant): Promise<Facts> {
  const order = await readOrder(services, grant)
  const plate = order.parts.find(({ policy }) => policy.vehicle)?.policy.vehicle?.licenseNo
  const rows = {
    金额: `${amountInFigures(order.amountFen)} 元`,
    状态: orderStatusNames[order.status],
    车牌: plate && maskPlate(plate),
  }
  return { about: 'order', title: orderTitle(order), rows }
}
