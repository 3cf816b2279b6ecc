import { object, optional, picklist, pipe, string } from 'valibot'
import { appealKind } from '../../appeals/appeal-summary.ts'
import { caseCause, caseProduct } from '../../appeals/case-facts.ts'
import { callbackTimes } from '../../constants/service.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { cityCode } from '../../rules/city-code.ts'
import { isoDay } from '../../rules/moments.ts'
import { neededWhere } from '../../rules/needed-where.ts'
import { otherPolicyNumber } from '../../rules/other-policy-number.ts'
import { email } from '../../rules/people/email.ts'
import { mobile } from '../../rules/people/mobile.ts'
import { nameOf } from '../../rules/people/name.ts'
import { reportNumber } from '../../rules/report-number.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

/** The ways by which staff take a case in. */
export const takenChannel = picklist(
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
