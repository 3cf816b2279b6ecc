import type { EndedAtCompany } from '../../../platform/company-sign-in/logout-token.ts'
import { noteLeft } from '../../customer-service/store/agent.repository.ts'
import { putBackAllOf } from '../../customer-service/store/put-back.ts'
import type { StaffServices } from '../staff-services.ts'

/** Ends here what has ended at the provider: the sign-ins of one of its sessions, or all of somebody. */
export async function endByCompany(
  services: StaffServices,
  what: EndedAtCompany,
  address: string,
): Promise<void> {
  await services.audit.inTransaction(async (db, record) => {
    const store = { ...services, db }
    for (const staffId of await services.staffSessions.endAtCompany(what, db)) {
      record({ event: 'staff-signed-out', staffId, address, outcome: 'at the company' })
      if (await services.staffSessions.isAnyLive(staffId, db)) continue
      for (const objectId of await putBackAllOf(store, staffId, services.clock.now(), 'gone')) {
        record({ event: 'chat-transferred', objectId, staffId, outcome: 'queue, signed out' })
      }
      await noteLeft(store, staffId)
    }
  })
}
