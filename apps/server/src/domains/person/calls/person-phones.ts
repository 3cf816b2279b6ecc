import type { Grant } from '../../../platform/grants/grant.ts'
import { customerOfSession } from '../../../platform/session/session-customer.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import type { PersonServices } from '../person-services.ts'
import { extentOf } from '../rules/extent-of.ts'

/** Whoever proved the whole of themselves by their phone is sent codes for it to that phone; nobody else is. */
export function personPhones(services: PersonServices): PhonesOnFile {
  return {
    kinds: ['person'],
    phoneOf: ownPhoneBehind,
    async onPhone(grants, phoneKey) {
      const owned = await Promise.all(
        grants.map(async (grant) => {
          const mobile = await ownPhoneBehind(grant)
          const isTheirs = mobile && services.keys.searchHash('phone', mobile).equals(phoneKey)
          return isTheirs ? [grant.object] : []
        }),
      )
      return owned.flat()
    },
  }

  async function ownPhoneBehind({ sessionId, object }: Grant): Promise<string | undefined> {
    const customer = await customerOfSession(services, sessionId)
    const isWhole = customer !== undefined && extentOf(customer) === 'person'
    return isWhole && customer.customerKey.equals(object.customerKey) ? customer.mobile : undefined
  }
}
