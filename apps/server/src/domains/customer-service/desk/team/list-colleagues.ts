import type { listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { colleaguesOf } from './colleagues.ts'

export function answerListColleagues(
  services: CustomerServiceServices,
): DeskHandler<typeof listColleagues> {
  return async (_, { staff }) => ({ colleagues: await colleaguesOf(services, staff) })
}
