import type { readClauses as readClausesCall } from '@ecenter/contract/policies/read-clauses.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readOwnClauses } from '../store/clause.repository.ts'
import { readPolicy } from '../store/policy.repository.ts'

export function answerReadClauses(parts: Parts): Handler<typeof readClausesCall> {
  return async (_request, { grant }) => {
    return { clauses: await readOwnClauses(parts, await readPolicy(parts, grant)) }
  }
}
