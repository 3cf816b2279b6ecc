import type { KeyObject, X509Certificate } from 'node:crypto'
import { type InferOutput, object, optional, pipe, regex, string, transform } from 'valibot'
import { certificatesIn, privateKeyIn, publicKeyIn } from '../signing/pem.ts'
import { readBy } from './read-by.ts'

const isRsa = (key: KeyObject | undefined) => key?.asymmetricKeyType === 'rsa'
const rsaPrivateKey = readBy((text) => {
  const key = privateKeyIn(text)
  return isRsa(key) ? key : undefined
}, 'must be an RSA private key in PEM, without a password')
const rsaPublicKey = readBy((text) => {
  const key = publicKeyIn(text)
  return isRsa(key) ? key : undefined
}, 'must be an RSA public key in PEM')
const certificates = readBy(certificatesIn, 'must be certificates in PEM')
const serialNumber = pipe(string(), regex(/^[\dA-F]{16,64}$/, 'must be hexadecimal, in capitals'))
const origin = pipe(string(), regex(/^https?:\/\/[^\s/]+$/, 'must be http(s)://host'))

/** The settings that say who takes money, by their names in the environment. */
export const paymentSettings = {
  WECHAT_APP_ID: optional(pipe(string(), regex(/^wx[\da-zA-Z]{6,30}$/, 'must be like wx8888…'))),
  WECHAT_APP_SECRET: optional(string()),
  WECHAT_AUTHORIZE_ORIGIN: optional(origin, 'https://open.weixin.qq.com'),
  WECHAT_API_ORIGIN: optional(origin, 'https://api.weixin.qq.com'),
  WECHAT_PAY_MERCHANT_ID: optional(pipe(string(), regex(/^\d{8,16}$/, 'must be a number'))),
  WECHAT_PAY_MERCHANT_KEY: optional(rsaPrivateKey),
  WECHAT_PAY_MERCHANT_SERIAL: optional(serialNumber),
  WECHAT_PAY_SECRET: optional(
    pipe(
      string(),
      regex(/^[\da-zA-Z]{32}$/, 'must be 32 letters and digits'),
      transform((text) => Buffer.from(text)),
    ),
  ),
  WECHAT_PAY_PUBLIC_KEY_ID: optional(
    pipe(string(), regex(/^PUB_KEY_ID_\d+$/, 'must be like PUB_KEY_ID_0100…')),
  ),
  WECHAT_PAY_PUBLIC_KEY: optional(rsaPublicKey),
  WECHAT_PAY_CERTIFICATES: optional(certificates),
  WECHAT_PAY_MINI_PROGRAM_PATH: optional(
    pipe(string(), regex(/^\/[\w/-]+$/, 'must be the path of a page, such as /pages/pay/pay')),
  ),
  WECHAT_PAY_ORIGIN: optional(origin, 'https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: optional(pipe(string(), regex(/^\d{10,20}$/, 'must be a number'))),
  ALIPAY_PRIVATE_KEY: optional(rsaPrivateKey),
  ALIPAY_PUBLIC_KEY: optional(rsaPublicKey),
  ALIPAY_ORIGIN: optional(origin, 'https://openapi.alipay.com'),
}
const givenSettings = object(paymentSettings)
type Given = InferOutput<typeof givenSettings>

/** The insurer's official account of WeChat, by which it learns who a customer is there. */
export interface WechatAccount {
  readonly appId: string
  readonly secret: string
  readonly authorizeOrigin: string
  readonly apiOrigin: string
}

export interface WechatPaySettings {
  readonly appId: string
  readonly merchantId: string
  readonly merchantKey: KeyObject
  readonly merchantSerial: string
  /** Opens what is encrypted in notices; 32 bytes, the APIv3 key. */
  readonly secret: Buffer
  /** What WeChat signs with, by the id or serial number that it names. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>
  /** WeChat is told to sign with this one, where there is one. */
  readonly publicKeyId: string | undefined
  /** The page of the insurer's mini-program that pays; without it nobody pays inside one. */
  readonly miniProgramPath: string | undefined
  readonly origin: string
}

export interface AlipaySettings {
  readonly appId: string
  readonly privateKey: KeyObject
  /** Of Alipay, not of the application. */
  readonly publicKey: KeyObject
  readonly origin: string
}

/** Each is complete or absent. */
export interface PaymentSettings {
  readonly wechatAccount: WechatAccount | undefined
  readonly wechatPay: WechatPaySettings | undefined
  readonly alipay: AlipaySettings | undefined
}

/** Throws with the names that are missing where only some of a group are given, or production has no gateway. */
export function paymentOf(given: Given, mode: 'demo' | 'production'): PaymentSettings {
  const wechatPay = wechatPayOf(given)
  const alipay = alipayOf(given)
  if (mode === 'production' && wechatPay === undefined && alipay === undefined) {
    throw new Error('production needs the settings WECHAT_PAY_… or ALIPAY_…')
  }
  return { wechatAccount: wechatAccountOf(given), wechatPay, alipay }
}

function wechatAccountOf(given: Given): WechatAccount | undefined {
  if (given.WECHAT_APP_SECRET === undefined) return undefined
  if (!hasAll(given, ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])) return undefined
  return {
    appId: given.WECHAT_APP_ID,
    secret: given.WECHAT_APP_SECRET,
    authorizeOrigin: given.WECHAT_AUTHORIZE_ORIGIN,
    apiOrigin: given.WECHAT_API_ORIGIN,
  }
}

const merchantSettings = [
  'WECHAT_PAY_MERCHANT_ID',
  'WECHAT_PAY_MERCHANT_KEY',
  'WECHAT_PAY_MERCHANT_SERIAL',
  'WECHAT_PAY_SECRET',
] as const satisfies readonly (keyof Given)[]

function wechatPayOf(given: Given): WechatPaySettings | undefined {
  if (merchantSettings.every((name) => given[name] === undefined)) return undefined
  if (!hasAll(given, ['WECHAT_APP_ID', ...merchantSettings])) return undefined
  return {
    appId: given.WECHAT_APP_ID,
    merchantId: given.WECHAT_PAY_MERCHANT_ID,
    merchantKey: given.WECHAT_PAY_MERCHANT_KEY,
    merchantSerial: given.WECHAT_PAY_MERCHANT_SERIAL,
    secret: given.WECHAT_PAY_SECRET,
    platformKeys: platformKeysOf(given),
    publicKeyId: given.WECHAT_PAY_PUBLIC_KEY_ID,
    miniProgramPath: given.WECHAT_PAY_MINI_PROGRAM_PATH,
    origin: given.WECHAT_PAY_ORIGIN,
  }
}

function platformKeysOf(given: Given): ReadonlyMap<string, KeyObject> {
  const keys = new Map(given.WECHAT_PAY_CERTIFICATES?.map(keyBySerial))
  const names = ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'] as const
  if (hasAll(given, names)) keys.set(given.WECHAT_PAY_PUBLIC_KEY_ID, given.WECHAT_PAY_PUBLIC_KEY)
  if (keys.size > 0) return keys
  throw new Error('WeChat Pay needs WECHAT_PAY_PUBLIC_KEY or WECHAT_PAY_CERTIFICATES')
}

function keyBySerial({ serialNumber, publicKey }: X509Certificate): [string, KeyObject] {
  return [serialNumber, publicKey]
}

function alipayOf(given: Given): AlipaySettings | undefined {
  if (!hasAll(given, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])) return undefined
  return {
    appId: given.ALIPAY_APP_ID,
    privateKey: given.ALIPAY_PRIVATE_KEY,
    publicKey: given.ALIPAY_PUBLIC_KEY,
    origin: given.ALIPAY_ORIGIN,
  }
}

type With<Name extends keyof Given> = Given & { readonly [Key in Name]-?: NonNullable<Given[Key]> }

/** Whether all of them are given; where only some are, it throws with the others. */
function hasAll<Name extends keyof Given>(
  given: Given,
  names: readonly Name[],
): given is With<Name> {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === 0) return true
  if (missing.length === names.length) return false
  const known = names.find((name) => given[name] !== undefined)
  throw new Error(`${known} needs ${missing.join(', ')}`)
}
