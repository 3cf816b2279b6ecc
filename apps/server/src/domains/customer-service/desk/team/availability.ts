import type {
  listColleagues,
  setAvailability,
} from '@ecenter/contract/customer-service/desk/staffing.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { storeAvailability } from '../../store/agent.repository.ts'
import { queueTopic } from '../../store/conversation.repository.ts'
import { colleaguesOf } from './colleagues.ts'
import { ownStaffing } from './own-staffing.ts'

export function answerListColleagues(
  services: CustomerServiceServices,
): DeskHandler<typeof listColleagues> {
  return async (_, { staff }) => ({ colleagues: await colleaguesOf(services, staff) })
}

export function answerSetAvailability(
  services: CustomerServiceServices,
): DeskHandler<typeof setAvailability> {
  return async ({ availability }, { db, staff, record }) => {
    const store = { ...services, db }
    await storeAvailability(store, staff.id, availability, services.clock.now())
    record({ event: 'availability-set', outcome: availability })
    // Their other desks, and the lists of colleagues.
    await services.notifier.notify(queueTopic, db)
    return { own: await ownStaffing(store, staff) }
  }
}
