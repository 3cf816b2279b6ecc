import type { Environment } from './environment.ts'
import { isThisMachine } from './is-this-machine.ts'
import { unprovenServers } from './store-settings.ts'

/** What production cannot do without; a demo makes its own. */
const neededInProduction = [
  'BRAND_NAME',
  'HOTLINE',
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'DATA_KEYS',
  'SEARCH_KEY',
  'PROOF_KEY',
  'SIGNING_KEY',
  'SIGNING_CERTIFICATES',
  'TENCENT_SMS_SECRET_ID',
  'TENCENT_SMS_SECRET_KEY',
  'TENCENT_SMS_APP_ID',
  'TENCENT_SMS_SIGN_NAME',
  'TENCENT_SMS_CODE_TEMPLATE_ID',
  'TENCENT_SMS_PROOF_TEMPLATE_ID',
  'TENCENT_SMS_CALLER_TEMPLATE_ID',
  'TENCENT_SMS_UNKNOWN_PHONE_TEMPLATE_ID',
  'TENCENT_SMS_DEVICE_TEMPLATE_ID',
  'TENCENT_SMS_DATA_TEMPLATE_ID',
  'TENCENT_SMS_PASSKEY_TEMPLATE_ID',
  'TENCENT_SMS_PHONE_TEMPLATE_ID',
  'TENCENT_SMS_FAMILY_OFFER_TEMPLATE_ID',
  'TENCENT_SMS_FAMILY_ACCEPTED_TEMPLATE_ID',
  'TENCENT_SMS_FAMILY_REMINDER_TEMPLATE_ID',
  'TENCENT_SMS_FAMILY_END_TEMPLATE_ID',
  'TENCENT_SMS_ONLY_PROVEN_TEMPLATE_ID',
  'TENCENT_SMS_ONLY_PROVEN_END_TEMPLATE_ID',
  'TENCENT_SMS_ACCIDENT_RECEIPT_TEMPLATE_ID',
  'TENCENT_SMS_ACCIDENT_TOLD_TEMPLATE_ID',
  'TENCENT_SMS_ACCIDENT_ENDING_TEMPLATE_ID',
  'TENCENT_SMS_ACCIDENT_NUMBER_TEMPLATE_ID',
  'TENCENT_SMS_CLAIM_TEMPLATE_ID',
  'TENCENT_SMS_PAYMENT_TEMPLATE_ID',
  'TENCENT_SMS_MESSAGE_TEMPLATE_ID',
  'TENCENT_SMS_APPEAL_TEMPLATE_ID',
  'TENCENT_SMS_APPEAL_TAKEN_TEMPLATE_ID',
  'TENCENT_SMS_LINK_TEMPLATE_ID',
  'TENCENT_SMS_REFUND_TEMPLATE_ID',
  'TENCENT_SMS_CALL_MISSED_TEMPLATE_ID',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies readonly (keyof Environment)[]

/** Throws with what keeps these settings from being those of a service for customers. */
export function refuseUnfitForProduction(given: Environment): void {
  if (given.ECENTER_MODE !== 'production') return
  const missing = neededInProduction.filter((name) => given[name] === undefined)
  if (missing.length > 0) throw new Error(`production needs ${missing.join(', ')}`)
  if (!given.PUBLIC_ORIGIN?.startsWith('https:')) throw new Error('PUBLIC_ORIGIN must be https')
  if (given.TENCENT_SMS_ENDPOINT?.startsWith('http:')) {
    throw new Error('TENCENT_SMS_ENDPOINT must be https')
  }
  const unproven = unprovenServers(given)
  if (unproven.length > 0) throw new Error(unproven.join('\n'))
}

/**
 * A demo tells its staff's passwords and customers' codes to whoever asks, so none begins by default where
 * others could reach it: whoever wants that says so.
 */
export function refuseDemoByDefault(given: Environment, env: NodeJS.ProcessEnv): void {
  if (env.ECENTER_MODE !== undefined) return
  const signs = [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(given.PUBLIC_ORIGIN?.startsWith('https:') ? ['PUBLIC_ORIGIN'] : []),
    ...(isThisMachine(given.HOST) ? [] : ['HOST']),
  ]
  if (signs.length === 0) return
  throw new Error(
    `ECENTER_MODE: must be given with ${signs.join(', ')}: production, or demo, which tells everybody its codes`,
  )
}
