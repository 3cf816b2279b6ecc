import { type InferOutput, object, picklist, record, string } from 'valibot'

/** A message to one phone: a template known to the gateway, and what goes into it. */
export const smsMessage = object({
  phone: string(),
  template: picklist([
    'code',
    'proof-code',
    'caller-code',
    'unknown-phone',
    'device-added',
    'data-requested',
    'passkey-added',
    'phone-changed',
    'family-offered',
    'family-accepted',
    'family-reminder',
    'family-ended',
    'only-proven-ending',
    'only-proven-ended',
    'accident-receipt',
    'accident-told',
    'accident-ending',
    'accident-number',
    'claim-notice',
    'payment-reminder',
    'message-answered',
    'appeal-news',
    'appeal-taken',
    'call-missed',
    'short-link',
    'refund-news',
  ]),
  values: record(string(), string()),
})
export type SmsMessage = InferOutput<typeof smsMessage>

export interface SmsGateway {
  /** Resolves once the gateway took the message; throws otherwise, and the job tries again. */
  send(message: SmsMessage): Promise<void>
}
