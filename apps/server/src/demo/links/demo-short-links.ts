import { storeRegistration } from '../../domains/links/store/refund-registration.repository.ts'
import {
  type ShortLinkStore,
  storeShortLink,
} from '../../domains/links/store/short-link.repository.ts'
import type { NewShortLink } from '../../domains/links/store/short-link.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import { people } from '../people.ts'

/** As an SMS would have brought them, but always the same, so that each start has them. */
export const demoShortLinks = {
  flight: 'demo-refund-flight-001',
  premium: 'demo-refund-premium-01',
  expired: 'demo-refund-expired-01',
  used: 'demo-refund-used-00001',
  waiting: 'demo-refund-waiting-01',
}

/** Whom all of them were sent to. */
export const refundedPerson = people.main

const daySeconds = 86_400
/** A demo is tried for longer than a link lasts. */
const lifeDays = 3650

/** Links for both purposes, one that has expired, one that was paid and one that waits for it. */
export async function storeDemoShortLinks(store: ShortLinkStore, today: string): Promise<void> {
  const now = new Date(`${today}T00:00:00+08:00`)
  const { name: insuredName, mobile } = refundedPerson
  const flight: NewShortLink = {
    purpose: 'flight-delay',
    mobile,
    insuredName,
    policyNo: 'PEAB202611010001004471',
    amount: 30_000,
    flightnumber: 'CA1234',
    createdAt: now,
    expiresAt: secondsAfter(now, lifeDays * daySeconds),
    staffId: undefined,
  }
  const premium: NewShortLink = {
    ...flight,
    purpose: 'premium',
    amount: undefined,
    flightnumber: undefined,
  }
  await storeShortLink(store, demoShortLinks.flight, flight)
  await storeShortLink(store, demoShortLinks.premium, premium)
  await storeShortLink(store, demoShortLinks.expired, { ...flight, expiresAt: now })
  const used = await storeShortLink(store, demoShortLinks.used, flight)
  const account = {
    flightnumber: 'CA1234',
    flightdate: '2025-12-30',
    bankName: '中国工商银行',
    bankProvince: '北京市',
    bankCity: '北京市',
    bankSubName: '示例支行',
    bankcardno: '6222020200000000006',
  }
  await storeRegistration(store, used, {
    ...account,
    receiptNo: 'TK2026010100000001',
    registeredAt: now,
    status: 'paid',
    settledAt: now,
  })
  const waiting = await storeShortLink(store, demoShortLinks.waiting, premium)
  await storeRegistration(store, waiting, {
    ...account,
    flightnumber: undefined,
    flightdate: undefined,
    receiptNo: 'TK2026010100000002',
    registeredAt: now,
    status: 'registered',
  })
}
