import { createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto'
import type { Clock } from '../../clock/clock.ts'
import type { WechatPaySettings } from '../../config/payment-settings.ts'

/** Older or newer ones may be sent again by whoever recorded them. */
const ageAtMostSeconds = 300

/** WeChat signs lines, each with its end. */
export function signLines(key: KeyObject, lines: readonly string[]): string {
  return createSign('RSA-SHA256').update(linesOf(lines)).sign(key, 'base64')
}

export function newNonce(): string {
  return randomBytes(16).toString('hex')
}

export function secondsNow(clock: Pick<Clock, 'now'>): string {
  return String(Math.floor(clock.now().getTime() / 1000))
}

interface Request {
  readonly method: 'GET' | 'POST'
  /** With its query. */
  readonly path: string
  readonly body: string
}

/** The header `Authorization` of a request to WeChat Pay. */
export function authorization(
  settings: WechatPaySettings,
  clock: Pick<Clock, 'now'>,
  { method, path, body }: Request,
): string {
  const [nonce, seconds] = [newNonce(), secondsNow(clock)]
  const facts = {
    mchid: settings.merchantId,
    nonce_str: nonce,
    timestamp: seconds,
    serial_no: settings.merchantSerial,
    signature: signLines(settings.merchantKey, [method, path, seconds, nonce, body]),
  }
  const listed = Object.entries(facts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join()}`
}

/** What stands in the headers of an answer or a notice. */
export interface Signature {
  readonly serial: string
  readonly seconds: string
  readonly nonce: string
  readonly signature: string
}

/** Undefined where one of them is missing. */
export function signatureIn(headerOf: (name: string) => string | undefined): Signature | undefined {
  const serial = headerOf('wechatpay-serial')
  const seconds = headerOf('wechatpay-timestamp')
  const nonce = headerOf('wechatpay-nonce')
  const signature = headerOf('wechatpay-signature')
  if (serial === undefined || seconds === undefined) return undefined
  if (nonce === undefined || signature === undefined) return undefined
  return { serial, seconds, nonce, signature }
}

/** Whether WeChat signed these bytes, within the last five minutes. */
export function isSignedByWechat(
  { platformKeys }: Pick<WechatPaySettings, 'platformKeys'>,
  clock: Pick<Clock, 'now'>,
  { serial, seconds, nonce, signature }: Signature,
  body: Buffer,
): boolean {
  const key = platformKeys.get(serial)
  const age = Math.abs(Number(secondsNow(clock)) - Number(seconds))
  // Written so that what is no number is too old.
  if (key === undefined || !(age <= ageAtMostSeconds)) return false
  return createVerify('RSA-SHA256')
    .update(linesOf([seconds, nonce]))
    .update(body)
    .update('\n')
    .verify(key, signature, 'base64')
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}
