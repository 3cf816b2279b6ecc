import type { listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { Services } from '../../../services.ts'
import { colleaguesOf } from './colleagues.ts'

export function answerListColleagues(services: Services): DeskHandler<typeof listColleagues> {
  return async (_, { staff }) => ({ colleagues: await colleaguesOf(services, staff) })
}
