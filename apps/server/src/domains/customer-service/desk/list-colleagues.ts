import type { listColleagues } from '@ecenter/contract/customer-service/desk/list-colleagues.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { colleaguesOf } from './colleagues.ts'

export function answerListColleagues(parts: Parts): DeskHandler<typeof listColleagues> {
  return async (_, { staff }) => ({ colleagues: await colleaguesOf(parts, staff) })
}
