import type { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { filesOfAppeal } from '../store/appeal-file.ts'
import { appealCase } from './appeal-case.ts'
import { findCase } from './find-case.ts'

export function answerQueryAppeal(services: AppealsServices): Handler<typeof queryAppeal> {
  return async (request, visitor) => {
    const ref = await findCase(services, visitor, request)
    const [appeal, files] = await Promise.all([
      readAppeal(services, ref),
      filesOfAppeal(services, ref),
      services.audit.record({
        event: 'appeal-read',
        ...askedBy(visitor),
        ...about(ref),
        outcome: 'shown',
      }),
    ])
    return appealCase(services, appeal, files)
  }
}
