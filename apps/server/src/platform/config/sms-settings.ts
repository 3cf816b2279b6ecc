import { optional, string } from 'valibot'

/** The settings of the SMS gateway, by their names in the environment. */
export const smsSettings = {
  TENCENT_SMS_SECRET_ID: optional(string()),
  TENCENT_SMS_SECRET_KEY: optional(string()),
  TENCENT_SMS_APP_ID: optional(string()),
  TENCENT_SMS_SIGN_NAME: optional(string()),
  TENCENT_SMS_CODE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_CLAIM_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_PAYMENT_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_MESSAGE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_APPEAL_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_LINK_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_REFUND_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ENDPOINT: optional(string()),
}
