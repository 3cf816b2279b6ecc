import type { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
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

export function policyHandlers(services: Services): Handlers<typeof policyCalls> {
  return {
    wapCarProperty: answerWapCarProperty(services),
    wapCarJTPre: answerWapCarJtPre(services),
    wapCarJTCur: answerWapCarJtCur(services),
    insuredPeople: answerInsuredPeople(services),
    myPolicies: answerMyPolicies(services),
    findByNumber: answerFindByNumber(services),
    queryCarPolicy: answerQueryCarPolicy(services),
    propertyCarOne: answerPropertyCarOne(services),
    queryPolicyLXCar: answerQueryPolicyLxCar(services),
    readClauses: answerReadClauses(services),
    querySupportProduct: answerQuerySupportProduct,
    wapNoCarProperty: answerWapNoCarProperty(services),
    wapNoCarJTCur: answerWapNoCarJtCur(services),
    policyQueryRelegation: answerPolicyQueryRelegation,
    transToCar: answerTransToCar(services),
    queryEyoungInfo: answerQueryEyoungInfo(services),
    selectShieJCO: answerSelectShieJco(services),
    queryLEDInfo: answerQueryLedInfo(services),
  }
}
