import type { readClauses as readClausesCall } from '@ecenter/contract/policies/policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { readOwnClauses } from '../store/clause.repository.ts'
import { readPolicy } from '../store/policy.repository.ts'

export function answerReadClauses(services: PoliciesServices): Handler<typeof readClausesCall> {
  return async (_request, { grant }) => {
    return { clauses: await readOwnClauses(services, await readPolicy(services, grant)) }
  }
}
