import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { readShortLink, type ShortLinkStore } from '../store/short-link.repository.ts'

/** A code for a refund goes to the phone that its link was sent to. */
export function refundPhones(store: ShortLinkStore): PhonesOnFile {
  return {
    kinds: ['refund'],
    async phoneOf(grant) {
      return (await readShortLink(store, grant)).mobile
    },
    async onPhone(grants, phoneKey) {
      return grants
        .map(({ object }) => object)
        .filter(({ customerKey }) => customerKey.equals(phoneKey))
    },
  }
}
