import type { SharedThing } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimEventNames } from '../rules/status-names.ts'
import { factGroup, personFacts } from './shared-facts.ts'

export function sharedClaim(claim: Claim): SharedThing {
  const { registNo, productName, insured, reporter, accident, surveyor, events } = claim
  return {
    title: `${productName} 理赔`,
    groups: [
      factGroup('报案', {
        报案号: registNo,
        保单号: claim.policyNos.join('、'),
        报案时间: minuteInChina(claim.reportedAt),
        报案人: reporter.name,
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
        facts: events.map(({ type, at }) => ({
          label: minuteInChina(at),
          value: claimEventNames[type],
        })),
      },
    ],
  }
}
