import type { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerFindByNumber } from './find-by-number.ts'
import { answerInsuredPeople } from './insured-people.ts'
import { answerMyPolicies } from './my-policies.ts'
import { answerPolicyQueryRelegation } from './policy-query-relegation.ts'
import { answerPropertyCarOne } from './property-car-one.ts'
import { answerQueryCarPolicy } from './query-car-policy.ts'
import { answerQueryEyoungInfo } from './query-eyoung-info.ts'
import { answerQueryLedInfo } from './query-led-info.ts'
import { answerQueryPolicyLxCar } from './query-policy-lx-car.ts'
import { answerQuerySupportProduct } from './query-support-product.ts'
import { answerReadClauses } from './read-clauses.ts'
import { answerSelectShieJco } from './select-shie-jco.ts'
import { answerTransToCar } from './trans-to-car.ts'
import { answerWapCarJtCur } from './wap-car-jt-cur.ts'
import { answerWapCarJtPre } from './wap-car-jt-pre.ts'
import { answerWapCarProperty } from './wap-car-property.ts'
import { answerWapNoCarJtCur } from './wap-no-car-jt-cur.ts'
import { answerWapNoCarProperty } from './wap-no-car-property.ts'

export function policyHandlers(parts: Parts): Handlers<typeof policyCalls> {
  return {
    wapCarProperty: answerWapCarProperty(parts),
    wapCarJTPre: answerWapCarJtPre(parts),
    wapCarJTCur: answerWapCarJtCur(parts),
    insuredPeople: answerInsuredPeople(parts),
    myPolicies: answerMyPolicies(parts),
    findByNumber: answerFindByNumber(parts),
    queryCarPolicy: answerQueryCarPolicy(parts),
    propertyCarOne: answerPropertyCarOne(parts),
    queryPolicyLXCar: answerQueryPolicyLxCar(parts),
    readClauses: answerReadClauses(parts),
    querySupportProduct: answerQuerySupportProduct,
    wapNoCarProperty: answerWapNoCarProperty(parts),
    wapNoCarJTCur: answerWapNoCarJtCur(parts),
    policyQueryRelegation: answerPolicyQueryRelegation,
    transToCar: answerTransToCar(parts),
    queryEyoungInfo: answerQueryEyoungInfo(parts),
    selectShieJCO: answerSelectShieJco(parts),
    queryLEDInfo: answerQueryLedInfo(parts),
  }
}
