import { findByNumber } from './find-by-number.ts'
import { insuredPeople } from './insured-people.ts'
import { myPolicies } from './my-policies.ts'
import { policyQueryRelegation } from './policy-query-relegation.ts'
import { propertyCarOne } from './property-car-one.ts'
import { queryCarPolicy } from './query-car-policy.ts'
import { queryEyoungInfo } from './query-eyoung-info.ts'
import { queryLEDInfo } from './query-led-info.ts'
import { queryPolicyLXCar } from './query-policy-lx-car.ts'
import { querySupportProduct } from './query-support-product.ts'
import { readClauses } from './read-clauses.ts'
import { selectShieJCO } from './select-shie-jco.ts'
import { transToCar } from './trans-to-car.ts'
import { wapCarJTCur } from './wap-car-jt-cur.ts'
import { wapCarJTPre } from './wap-car-jt-pre.ts'
import { wapCarProperty } from './wap-car-property.ts'
import { wapNoCarJTCur } from './wap-no-car-jt-cur.ts'
import { wapNoCarProperty } from './wap-no-car-property.ts'

export const policyCalls = {
  wapCarProperty,
  wapCarJTPre,
  wapCarJTCur,
  wapNoCarProperty,
  wapNoCarJTCur,
  policyQueryRelegation,
  querySupportProduct,
  findByNumber,
  insuredPeople,
  myPolicies,
  readClauses,
  queryCarPolicy,
  propertyCarOne,
  queryPolicyLXCar,
  transToCar,
  queryEyoungInfo,
  selectShieJCO,
  queryLEDInfo,
}
