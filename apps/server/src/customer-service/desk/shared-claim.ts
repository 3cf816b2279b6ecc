import type { SharedThing } from '@ecenter/contract/customer-service/desk/open-shared-card.ts'
import { minuteInChina } from '../../platform/clock/clock.ts'
import { maskMobile } from '../../platform/mask/mask.ts'
import type { Claim } from '../../records/claims/claim.ts'
import type { ClaimEventType } from '../../records/claims/claim-event.ts'
import { factGroup, personFacts } from './shared-facts.ts'

/** As staff call what happens to a claim. */
const eventNames: Readonly<Record<ClaimEventType, string>> = {
  survey: '查勘',
  resurvey: '复勘',
  'injury-tracking': '人伤跟踪',
  assessment: '定损',
  'added-assessment': '追加定损',
  'documents-asked': '收集材料',
  calculation: '理算',
  review: '核赔',
  agreed: '达成一致',
  reopened: '重新立案',
  'documents-sent': '材料已提交',
  'documents-complete': '材料齐全',
  'agreement-asked': '等待确认金额',
  'refusal-notice': '拒赔告知',
  paid: '已赔付',
  refused: '已拒赔',
  cancelled: '已注销',
}

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
          value: eventNames[type],
        })),
      },
    ],
  }
}
