import type { SharedThing } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import { detailInfosOf } from '../../policies/rules/describe-risk.ts'
import { policyStatus } from '../../policies/rules/policy-status.ts'
import { startOf } from '../../policies/rules/start-of.ts'
import type { Coverage, Policy } from '../../policies/store/policy.ts'
import { policyStatusNames } from '../rules/status-names.ts'
import { factGroup, personFacts } from './shared-facts.ts'

export function sharedPolicy(
  policy: Policy,
  coverages: readonly Coverage[],
  now: Date,
): SharedThing {
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
