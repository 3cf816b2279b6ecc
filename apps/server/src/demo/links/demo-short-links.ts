import { refundPurpose } from '@ecenter/contract/links/link.ts'
import { optional, picklist, strictObject, string } from 'valibot'
import { storeRegistration } from '../../domains/links/store/refund-registration.repository.ts'
import { refundSecrets } from '../../domains/links/store/refund-registration.ts'
import {
  type ShortLinkStore,
  storeShortLink,
} from '../../domains/links/store/short-link.repository.ts'
import { shortLinkSecrets } from '../../domains/links/store/short-link.ts'
import { moment } from '../data/moment.ts'
import { readRows } from '../data/read-data.ts'

/** A link of the call centre, and what was registered by it. A demo is tried for longer than a link lasts. */
export const shortLinkRow = strictObject({
  link: string(),
  ...shortLinkSecrets.entries,
  purpose: refundPurpose,
  createdAt: moment,
  expiresAt: moment,
  registration: optional(
    strictObject({
      ...refundSecrets.entries,
      receiptNo: string(),
      status: picklist(['registered', 'paid']),
      registeredAt: moment,
      settledAt: optional(moment),
    }),
  ),
})

/** Links for both purposes, one that has expired, one that was paid and one that waits for it. */
export async function storeDemoShortLinks(store: ShortLinkStore, today: string): Promise<void> {
  const rows = readRows('short-links.ndjson', shortLinkRow, today)
  for (const { link, registration, ...told } of rows) {
    const ref = await storeShortLink(store, link, { ...told, staffId: undefined })
    if (registration !== undefined) await storeRegistration(store, ref, registration)
  }
}
