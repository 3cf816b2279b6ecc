import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { newIdentity } from '../signing/signing.samples.ts'
import { readSettings } from './settings.ts'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicKey = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const identity = newIdentity({ kind: 'RSA' })
const ofCurves = newIdentity().key.export({ type: 'pkcs8', format: 'pem' }).toString()

const wechat = {
  WECHAT_APP_ID: 'wx8888888888888888',
  WECHAT_PAY_MERCHANT_ID: '1900000109',
  WECHAT_PAY_MERCHANT_KEY: privateKey,
  WECHAT_PAY_MERCHANT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHAT_PAY_SECRET: 'ecenterApiV3SecretOf32Characters',
}
const byKey = {
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092024110100',
  WECHAT_PAY_PUBLIC_KEY: publicKey,
}
const alipay = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
}

function read(env: NodeJS.ProcessEnv) {
  return readSettings(env, '/').payment
}

test('without any of them nobody takes money', () => {
  expect(read({})).toEqual({ wechatAccount: undefined, wechatPay: undefined, alipay: undefined })
})

test('WeChat is known by its public key, by its certificates, or by both while it changes', () => {
  const certificates = { WECHAT_PAY_CERTIFICATES: `${identity.certificate}` }
  const known = (env: NodeJS.ProcessEnv) => [
    ...(read({ ...wechat, ...env }).wechatPay?.platformKeys.keys() ?? []),
  ]
  const { serialNumber } = identity.certificate
  expect(known(byKey)).toEqual([byKey.WECHAT_PAY_PUBLIC_KEY_ID])
  expect(known(certificates)).toEqual([serialNumber])
  expect(known({ ...certificates, ...byKey })).toEqual([
    serialNumber,
    byKey.WECHAT_PAY_PUBLIC_KEY_ID,
  ])
})

test('keys may be written in one line', () => {
  const inOneLine = privateKey.trim().replaceAll('\n', '\\n')
  const given = read({ ...alipay, ALIPAY_PRIVATE_KEY: inOneLine })
  expect(given.alipay?.privateKey.equals(rsa.privateKey)).toBe(true)
})

test.each([
  [wechat, 'WeChat Pay needs WECHAT_PAY_PUBLIC_KEY or WECHAT_PAY_CERTIFICATES'],
  [
    { ...wechat, WECHAT_PAY_PUBLIC_KEY: publicKey },
    'WECHAT_PAY_PUBLIC_KEY needs WECHAT_PAY_PUBLIC_KEY_ID',
  ],
  [
    { ...wechat, ...byKey, WECHAT_PAY_MERCHANT_KEY: undefined, WECHAT_PAY_SECRET: undefined },
    'WECHAT_APP_ID needs WECHAT_PAY_MERCHANT_KEY, WECHAT_PAY_SECRET',
  ],
  [{ WECHAT_APP_SECRET: 'secret' }, 'WECHAT_APP_SECRET needs WECHAT_APP_ID'],
  [{ ...alipay, ALIPAY_PUBLIC_KEY: undefined }, 'ALIPAY_APP_ID needs ALIPAY_PUBLIC_KEY'],
])('what is given in part is refused with what is missing (%#)', (env, said) => {
  expect(() => read(env)).toThrow(said)
})

test.each([
  ['WECHAT_APP_ID', 'wx-my-app'],
  ['WECHAT_PAY_MERCHANT_ID', 'insurer'],
  ['WECHAT_PAY_MERCHANT_KEY', ofCurves],
  ['WECHAT_PAY_MERCHANT_SERIAL', '5157f09e'],
  ['WECHAT_PAY_SECRET', 'my-secret'],
  ['WECHAT_PAY_PUBLIC_KEY_ID', '0119'],
  ['WECHAT_PAY_PUBLIC_KEY', privateKey],
  ['WECHAT_PAY_CERTIFICATES', publicKey],
  ['WECHAT_PAY_MINI_PROGRAM_PATH', 'pages/pay?x=1'],
  ['WECHAT_PAY_ORIGIN', 'https://api.mch.weixin.qq.com/v3'],
  ['WECHAT_AUTHORIZE_ORIGIN', 'open.weixin.qq.com'],
  ['WECHAT_API_ORIGIN', 'ftp://api.weixin.qq.com'],
  ['ALIPAY_APP_ID', 'insurer'],
  ['ALIPAY_PRIVATE_KEY', 'my-secret'],
  ['ALIPAY_PUBLIC_KEY', ofCurves],
  ['ALIPAY_ORIGIN', 'openapi.alipay.com'],
])('a wrong %s is named, and not repeated', (name, value) => {
  const reading = () => read({ [name]: value })
  expect(reading).toThrow(new RegExp(`^${name}: `))
  expect(reading).not.toThrow(value)
})
