import { array, object, optional, picklist, string } from 'valibot'
import { documentSeen } from '../customers/desk/only-proven-end.ts'
import { refundPurpose } from '../links/link.ts'
import { contactField } from '../person/contact.ts'
import { consentKind, dataRequestKind } from '../person/privacy.ts'
import { fen } from '../rules/counts.ts'
import { isoMoment } from '../rules/moments.ts'
import { defineCoreEvent } from './core-event.ts'

/** A name of the service's own for one person, always the same; the data says who it is. */
const person = 'person/<key>'
const refund = 'refund/<receiptNo>'

const whoAsks = object({
  /** Absent only where nothing with it is known here any more. */
  idNumber: optional(string()),
  name: optional(string()),
  /** The phone that was proven. */
  mobile: optional(string()),
})

export const contactChangeRequested = defineCoreEvent({
  type: 'person.contact-change.requested.v1',
  name: '更改联系方式',
  subject: person,
  meaning:
    'A customer wants another phone, e-mail address or postal address. A new phone was proven by a code, as the one before was.',
  data: object({
    person: whoAsks,
    changes: array(object({ field: contactField, value: string() })),
    requestedAt: isoMoment,
  }),
})

export const consentGiven = defineCoreEvent({
  type: 'consent.given.v1',
  name: '同意个人信息处理',
  subject: person,
  meaning: 'A customer agreed to a version of the notice about their data.',
  data: object({ person: whoAsks, kind: consentKind, version: string(), givenAt: isoMoment }),
})

export const consentWithdrawn = defineCoreEvent({
  type: 'consent.withdrawn.v1',
  name: '撤回同意',
  subject: person,
  meaning: 'A customer took their consent back: all versions of it.',
  data: object({ person: whoAsks, kind: consentKind, withdrawnAt: isoMoment }),
})

export const dataRequested = defineCoreEvent({
  type: 'person.data.requested.v1',
  name: '个人信息请求',
  subject: person,
  meaning: 'A customer asks for a copy of their data, or that it is erased.',
  data: object({
    person: whoAsks,
    kind: dataRequestKind,
    receiptNo: string(),
    /** ISO date by which the law wants an answer. */
    answerBy: string(),
  }),
})

export const onlyProvenEnded = defineCoreEvent({
  type: 'person.only-proven.ended.v1',
  name: '柜面关闭仅限手机验证后查看',
  subject: person,
  meaning:
    'A customer who had lost their phone is found by facts again: two members of staff had confirmed it, and nobody stopped it in 72 hours.',
  data: object({
    person: whoAsks,
    /** What was shown at a counter. */
    document: documentSeen,
    /** Accounts of who asked and who confirmed. */
    askedBy: string(),
    confirmedBy: string(),
    endedAt: isoMoment,
  }),
})

export const refundDetailsRegistered = defineCoreEvent({
  type: 'refund.details.registered.v1',
  name: '收款账户登记',
  subject: refund,
  meaning: 'Who got a link by SMS registered the account that money is to go to.',
  data: object({
    receiptNo: string(),
    purpose: refundPurpose,
    policyNo: string(),
    insuredName: string(),
    mobile: string(),
    /** With why it is paid, in Chinese; absent of links from before both were asked for. */
    amountFen: optional(fen),
    reason: optional(string()),
    /** Account of whoever asked for it to be paid. */
    askedBy: optional(string()),
    flightNumber: optional(string()),
    /** ISO date. */
    flightDate: optional(string()),
    bankName: string(),
    bankProvince: string(),
    bankCity: string(),
    bankSubName: string(),
    bankCardNo: string(),
    registeredAt: isoMoment,
  }),
})

export const refundSettled = defineCoreEvent({
  type: 'refund.settled.v1',
  name: '收款账户打款',
  subject: refund,
  meaning:
    'Staff sent the money to that account, or the bank refused it. What the core itself told by `POST /core/refunds` comes back by no event.',
  data: object({
    receiptNo: string(),
    outcome: picklist(['paid', 'failed']),
    /** What was owed, and with `paid` was sent. */
    amountFen: optional(fen),
    /** By which the bank finds the transfer, with `paid`. */
    bankReference: optional(string()),
    /** ISO date of the transfer, with `paid`. */
    paidOn: optional(string()),
    /** Why it failed. */
    reason: optional(string()),
    /** Account of whoever asked for it to be paid: never the one that paid. */
    askedBy: optional(string()),
    settledAt: isoMoment,
    account: string(),
  }),
})
