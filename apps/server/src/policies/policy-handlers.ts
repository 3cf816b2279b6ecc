import type { policyCalls } from '@ecenter/contract/policies/policy-calls.ts'
import type { Parts } from '../parts.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'
import { answerFindByNumber } from './find-by-number.ts'
import { answerPropertyCarOne } from './property-car-one.ts'
import { answerQueryCarPolicy } from './query-car-policy.ts'
import { answerQueryPolicyLxCar } from './query-policy-lx-car.ts'
import { answerQuerySupportProduct } from './query-support-product.ts'
import { answerReadClauses } from './read-clauses.ts'
import { answerWapCarJtCur } from './wap-car-jt-cur.ts'
import { answerWapCarJtPre } from './wap-car-jt-pre.ts'
import { answerWapCarProperty } from './wap-car-property.ts'

export function policyHandlers(parts: Parts): Handlers<typeof policyCalls> {
  return {
    wapCarProperty: answerWapCarProperty(parts),
    wapCarJTPre: answerWapCarJtPre(parts),
    wapCarJTCur: answerWapCarJtCur(parts),
    findByNumber: answerFindByNumber(parts),
    queryCarPolicy: answerQueryCarPolicy(parts),
    propertyCarOne: answerPropertyCarOne(parts),
    queryPolicyLXCar: answerQueryPolicyLxCar(parts),
    readClauses: answerReadClauses(parts),
    querySupportProduct: answerQuerySupportProduct,
    wapNoCarProperty: comingSoon,
    wapNoCarJTCur: comingSoon,
    policyQueryRelegation: comingSoon,
    transToCar: comingSoon,
    queryEyoungInfo: comingSoon,
    selectShieJCO: comingSoon,
    queryLEDInfo: comingSoon,
    queryCorrect: comingSoon,
    updateCorrect: comingSoon,
  }
}
