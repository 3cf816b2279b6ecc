import { isCarKind, policyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { is } from 'valibot'
import { pageParameter } from '../shell/location.ts'

/** Where the policy of this address is asked for again, once its proof has run out. */
export function queryPageOfAddress(): string {
  const kind = pageParameter('kind')
  if (!is(policyKind, kind) || isCarKind(kind)) return '#/policy-query'
  return kind === 'student-accident' ? '#/policy-query-wdf' : '#/policy-query-property'
}
