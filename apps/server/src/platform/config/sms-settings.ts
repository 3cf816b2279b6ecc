import { type InferOutput, object, optional, pipe, regex, string, transform } from 'valibot'
import { wholeNumber } from './whole-number.ts'

const endpoint = pipe(
  string(),
  regex(/^(?:https?:\/\/)?[\w.-]+(?::\d+)?$/, 'must be https://host'),
  transform((text) => (text.includes('://') ? text : `https://${text}`)),
)

/** The settings of the SMS gateway, by their names in the environment. */
export const smsSettings = {
  TENCENT_SMS_SECRET_ID: optional(string()),
  TENCENT_SMS_SECRET_KEY: optional(string()),
  TENCENT_SMS_APP_ID: optional(string()),
  TENCENT_SMS_SIGN_NAME: optional(string()),
  TENCENT_SMS_CODE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_PROOF_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_CALLER_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_UNKNOWN_PHONE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_DEVICE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_DATA_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_PASSKEY_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_PHONE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_FAMILY_OFFER_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_FAMILY_ACCEPTED_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_FAMILY_REMINDER_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_FAMILY_END_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ONLY_PROVEN_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ONLY_PROVEN_END_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ACCIDENT_RECEIPT_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ACCIDENT_TOLD_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ACCIDENT_ENDING_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ACCIDENT_NUMBER_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_CLAIM_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_PAYMENT_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_MESSAGE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_APPEAL_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_APPEAL_TAKEN_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_LINK_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_REFUND_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_CALL_MISSED_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ENDPOINT: optional(endpoint),
  SMS_PER_SECOND: optional(wholeNumber(2, 1000), '20'),
  SMS_CODES_PER_DAY: optional(wholeNumber(100, 100_000_000), '100000'),
}
const givenSettings = object(smsSettings)

/** How many messages leave. */
export interface SmsPace {
  /** From one process: half of them codes at most, half of them news. */
  readonly perSecond: number
  /** To phones that visitors typed, and as many to phones on file. */
  readonly codesPerDay: number
}

export function smsPaceOf({
  SMS_PER_SECOND: perSecond,
  SMS_CODES_PER_DAY: codesPerDay,
}: InferOutput<typeof givenSettings>): SmsPace {
  return { perSecond, codesPerDay }
}
