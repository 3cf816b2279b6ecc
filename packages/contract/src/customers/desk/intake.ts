import { boolean, object, optional, picklist, pipe, string, uuid } from 'valibot'
import { accident } from '../../accident-reports/accident.ts'
import { appealKind } from '../../appeals/appeal-summary.ts'
import { caseCause, caseProduct } from '../../appeals/case-facts.ts'
import { callbackTimes } from '../../constants/service.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { askedLink } from '../../links/desk/links-at-desk.ts'
import { promotedProduct } from '../../promotions/promoted-product.ts'
import { cityCode } from '../../rules/city-code.ts'
import { licensePlate } from '../../rules/license-plate.ts'
import { isoDay, minuteOfDesk } from '../../rules/moments.ts'
import { neededWhere } from '../../rules/needed-where.ts'
import { otherPolicyNumber } from '../../rules/other-policy-number.ts'
import { email } from '../../rules/people/email.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { reportNumber } from '../../rules/report-number.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

const { kind, note, driver, driverName, otherSide, otherPlate, otherMobile } = accident.entries

/**
 * Takes the report of somebody who calls, as `/report` would: the same receipt, told by SMS. With `customerId` the
 * phone on file stands for one that is left out; `policyId` names a car that the caller has proven to be theirs.
 * No call is promised to who is on the phone.
 */
export const reportForCaller = defineDeskCall({
  path: '/customers/reportForCaller',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      customerId: optional(customerId),
      policyId: optional(pipe(string(), uuid('没有这份保单'))),
      name: optional(nameOf('报案人姓名', 30)),
      mobile: optional(mobile),
      licenseNo: optional(licensePlate),
      isHurt: boolean(),
      place: text(100, '地点'),
      happenedAt: minuteOfDesk,
      kind,
      note,
      driver,
      driverName,
      otherSide,
      otherPlate,
      otherMobile,
    }),
    neededWhere('mobile', '请填写报案人的手机号', ({ customerId }) => customerId === undefined),
    neededWhere('licenseNo', '请填写车牌号', ({ policyId }) => policyId === undefined),
  ),
  response: object({ reportId: string(), receiptNo: string(), maskedPhone: string() }),
})

/** The ways by which staff take a case in. */
const takenChannel = picklist(
  ['phone', 'counter', 'letter', 'regulator', 'online', 'chat'],
  '请选择从哪里来',
)

/** A letter may be longer than what is typed on a phone. */
export const takenWordsAtMost = 2000

/** Who calls, stands at a counter or writes in a chat has a phone to be told by; a letter or mail may name none. */
export function isReachedByPhone(channel: unknown): boolean {
  return channel === 'phone' || channel === 'counter' || channel === 'chat'
}

/**
 * Takes in an objection or a complaint for a customer: the same case as they would have filed, with its clocks and
 * its number, which they get by SMS where a phone is known. With `customerId` the name and phone on file stand for
 * what is left out.
 */
export const takeCaseIn = defineDeskCall({
  path: '/customers/takeCaseIn',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      customerId: optional(customerId),
      channel: takenChannel,
      /** The number of the letter, as its sender gave it. */
      reference: optional(text(60, '来文编号')),
      /** Of the regulator: by when it wants its answer. */
      dueOn: optional(isoDay('监管要求的期限')),
      kind: appealKind,
      cause: picklist(caseCause.options, '请选择原因'),
      product: picklist(caseProduct.options, '请选择产品'),
      /** Whose staff it is for, where neither claim nor policy says it. */
      areaCode: optional(cityCode),
      name: optional(nameOf('姓名', 30)),
      phoneNumber: optional(mobile),
      email: optional(email),
      callBackTime: picklist(callbackTimes, '请选择回电时间'),
      content: text(takenWordsAtMost, '客户说的'),
      registNo: optional(reportNumber),
      policyNo: optional(otherPolicyNumber),
    }),
    neededWhere('name', '请填写姓名', ({ customerId }) => customerId === undefined),
    neededWhere(
      'phoneNumber',
      '请填写客户的手机号',
      ({ customerId, channel }) => customerId === undefined && isReachedByPhone(channel),
    ),
    neededWhere('reference', '请填写转办函的文号', ({ channel }) => channel === 'regulator'),
    neededWhere('registNo', '异议针对一件理赔，请填写报案号', ({ kind }) => kind === 'objection'),
  ),
  response: object({
    caseId: string(),
    caseNo: string(),
    /** ISO date by which it is answered. */
    answerBy: string(),
    /** To whom its number goes by SMS; absent where no phone is known. */
    maskedPhone: optional(string()),
    /** The latest of the same customer or claim within half a year. */
    earlierNo: optional(string()),
  }),
})

/**
 * Keeps that a caller wants to buy, for an adviser who calls back within a working day. With `customerId` the name
 * and phone on file stand for what is left out. Twice in a day it is one wish.
 */
export const leadForCaller = defineDeskCall({
  path: '/customers/leadForCaller',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      customerId: optional(customerId),
      product: picklist(promotedProduct.options, '请选择想买什么'),
      applicant: optional(nameOf('投保人姓名')),
      mobile: optional(mobile),
      cityCode,
    }),
    neededWhere('applicant', '请填写投保人姓名', ({ customerId }) => customerId === undefined),
    neededWhere('mobile', '请填写客户的手机号', ({ customerId }) => customerId === undefined),
  ),
  response: object({
    leadId: string(),
    leadNo: string(),
    maskedPhone: string(),
    /** This phone left the same earlier today: it is that one, and nothing was added. */
    isRepeated: boolean(),
  }),
})

/**
 * Sends a link for a refund by SMS; nobody else is shown its code. A phone gets few of them a day, and a member of
 * staff sends few an hour. With `customerId`, once they have proven to this member of staff
 * who they are, the name and phone on file stand for what is left out; else each is refused at its field.
 */
export const linkForCaller = defineDeskCall({
  path: '/customers/linkForCaller',
  kind: 'submit',
  access: 'send-links',
  request: pipe(
    object({
      ...askedLink.entries,
      customerId: optional(customerId),
      insuredName: optional(nameOf('被保险人姓名')),
      mobile: optional(mobile),
    }),
    neededWhere('insuredName', '请填写被保险人姓名', ({ customerId }) => customerId === undefined),
    neededWhere('mobile', '请填写客户的手机号', ({ customerId }) => customerId === undefined),
  ),
  response: object({
    linkId: string(),
    maskedPhone: string(),
    /** `2026-11-23 08:46`: then it opens nothing any more. */
    expiresAt: string(),
  }),
})
