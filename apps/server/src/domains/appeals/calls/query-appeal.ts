import type { queryAppeal } from '@ecenter/contract/appeals/query-appeal.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { appealCase } from './appeal-case.ts'
import { findCase } from './find-case.ts'

export function answerQueryAppeal(parts: Parts): Handler<typeof queryAppeal> {
  return async (request, visitor) => {
    const ref = await findCase(parts, visitor, request)
    const [appeal] = await Promise.all([
      readAppeal(parts, ref),
      parts.audit.record({
        event: 'appeal-read',
        ...askedBy(visitor),
        ...about(ref),
        outcome: 'shown',
      }),
    ])
    return appealCase(parts, appeal)
  }
}
