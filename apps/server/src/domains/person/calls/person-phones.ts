import { customerOfSession } from '../../../platform/session/session-customer.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import type { Services } from '../../services.ts'

/** Who proved by their phone is sent codes for what concerns the whole of them to that phone. */
export function personPhones(services: Services): PhonesOnFile {
  return {
    kinds: ['person'],
    async phoneOf({ sessionId }) {
      return (await customerOfSession(services, sessionId))?.mobile
    },
    async onPhone(grants, phoneKey) {
      const owned = await Promise.all(
        grants.map(async ({ sessionId, object }) => {
          const mobile = (await customerOfSession(services, sessionId))?.mobile
          const isTheirs = mobile && services.keys.searchHash('phone', mobile).equals(phoneKey)
          return isTheirs ? [object] : []
        }),
      )
      return owned.flat()
    },
  }
}
