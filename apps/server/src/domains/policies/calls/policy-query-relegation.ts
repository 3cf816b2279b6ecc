import type { policyQueryRelegation } from '@ecenter/contract/policies/policy-lookups.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, mustBeFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { kindOfPolicyNumber } from '../rules/kind-of-policy.ts'

/** Reads the number and no table, so it needs no code and no limit. */
export const answerPolicyQueryRelegation: Handler<typeof policyQueryRelegation> = async ({
  policyNo,
  queryType,
}) => {
  if (queryType.trim() === '') throw new Failure(resultCodes.queryTypeEmpty, '查询类型不能为空')
  const kind = mustBeFound(kindOfPolicyNumber(policyNo))
  return { kind }
}
