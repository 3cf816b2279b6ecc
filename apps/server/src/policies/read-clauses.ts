import type { readClauses as readClausesCall } from '@ecenter/contract/policies/read-clauses.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readClauses } from '../records/policies/clause.repository.ts'
import { readPolicy } from '../records/policies/policy.repository.ts'

export function answerReadClauses(parts: Parts): Handler<typeof readClausesCall> {
  return async (_request, { grant }) => {
    const { productCode } = await readPolicy(parts, grant)
    return { clauses: await readClauses(parts, productCode) }
  }
}
