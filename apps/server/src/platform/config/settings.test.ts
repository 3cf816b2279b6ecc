import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newIdentity } from '../signing/signing.samples.ts'
import { environment } from './environment.ts'
import { readSettings } from './settings.ts'

const key = () => randomBytes(32).toString('base64')
const { key: signingKey, certificate } = newIdentity()
const pem = { type: 'pkcs8', format: 'pem' } as const
const production = {
  ECENTER_MODE: 'production',
  BRAND_NAME: '江海财险',
  HOTLINE: '400-820-0000',
  PUBLIC_ORIGIN: 'https://self.insurer.example/',
  DATABASE_URL: 'postgres://ecenter@db.insurer.example/ecenter?sslmode=verify-full',
  DATA_KEYS: `2:${key()},1:${key()}`,
  SEARCH_KEY: key(),
  PROOF_KEY: key(),
  SIGNING_KEY: signingKey.export(pem).toString(),
  SIGNING_CERTIFICATES: `${certificate}`,
  TENCENT_SMS_SECRET_ID: 'id',
  TENCENT_SMS_SECRET_KEY: 'key',
  TENCENT_SMS_APP_ID: 'app',
  TENCENT_SMS_SIGN_NAME: 'sign',
  TENCENT_SMS_CODE_TEMPLATE_ID: '1',
  TENCENT_SMS_PROOF_TEMPLATE_ID: '8',
  TENCENT_SMS_CALLER_TEMPLATE_ID: '82',
  TENCENT_SMS_UNKNOWN_PHONE_TEMPLATE_ID: '9',
  TENCENT_SMS_DEVICE_TEMPLATE_ID: '10',
  TENCENT_SMS_DATA_TEMPLATE_ID: '12',
  TENCENT_SMS_PASSKEY_TEMPLATE_ID: '11',
  TENCENT_SMS_PHONE_TEMPLATE_ID: '13',
  TENCENT_SMS_FAMILY_OFFER_TEMPLATE_ID: '14',
  TENCENT_SMS_FAMILY_ACCEPTED_TEMPLATE_ID: '15',
  TENCENT_SMS_FAMILY_REMINDER_TEMPLATE_ID: '16',
  TENCENT_SMS_FAMILY_END_TEMPLATE_ID: '17',
  TENCENT_SMS_ONLY_PROVEN_TEMPLATE_ID: '18',
  TENCENT_SMS_ONLY_PROVEN_END_TEMPLATE_ID: '19',
  TENCENT_SMS_ACCIDENT_RECEIPT_TEMPLATE_ID: '1234577',
  TENCENT_SMS_ACCIDENT_TOLD_TEMPLATE_ID: '1234578',
  TENCENT_SMS_ACCIDENT_ENDING_TEMPLATE_ID: '1234585',
  TENCENT_SMS_ACCIDENT_NUMBER_TEMPLATE_ID: '1234591',
  TENCENT_SMS_CLAIM_TEMPLATE_ID: '2',
  TENCENT_SMS_PAYMENT_TEMPLATE_ID: '3',
  TENCENT_SMS_APPEAL_TEMPLATE_ID: '4',
  TENCENT_SMS_APPEAL_TAKEN_TEMPLATE_ID: '1234590',
  TENCENT_SMS_MESSAGE_TEMPLATE_ID: '5',
  TENCENT_SMS_LINK_TEMPLATE_ID: '6',
  TENCENT_SMS_REFUND_TEMPLATE_ID: '7',
  TENCENT_SMS_CALL_MISSED_TEMPLATE_ID: '7',
  SMTP_URL: 'smtps://ecenter:p%40ss@mail.insurer.example',
  MAIL_FROM: 'service@insurer.example',
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const gateway = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_PRIVATE_KEY: privateKey.export(pem).toString(),
  ALIPAY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}

function read(env: NodeJS.ProcessEnv) {
  return readSettings(env, '/srv/ecenter')
}

test('without any setting it is a demo that only this machine reaches', () => {
  expect(read({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    dataFolder: '/srv/ecenter/.data',
    frameAncestors: "'none'",
    databaseUrl: undefined,
    brand: { hotline: '95518' },
  })
})

test('the page for operators names every setting', () => {
  const page = new URL('../../../../../docs/operations.md', import.meta.url)
  // `…_KEY` behind a name stands for another one that ends so.
  const told = [...readFileSync(page, 'utf8').matchAll(/`(…?)([A-Z_]+)`/g)]
  const isTold = (name: string) =>
    told.some(([, isShort, words = '']) => (isShort ? name.endsWith(words) : name === words))
  expect(Object.keys(environment.entries).filter((name) => !isTold(name))).toEqual([])
})

test('servers that lookups may ask have spaces between, and each is an address', () => {
  const two = ['postgres://e@one/ecenter', 'postgres://e@two:5433/ecenter']
  expect(read({}).lookupUrls).toEqual([])
  expect(read({ DATABASE_LOOKUP_URLS: ` ${two.join('  ')} ` }).lookupUrls).toEqual(two)
  expect(() => read({ DATABASE_LOOKUP_URLS: `${two[0]} two:5433` })).toThrow('DATABASE_LOOKUP_URLS')
})

test('what does not concern it is ignored', () => {
  expect(read({ HOME: '/root', PATH: '/bin' })).toEqual(read({}))
})

test.each([
  ['ECENTER_MODE', 'prod'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_ORIGIN', 'insurer'],
  ['PUBLIC_ORIGIN', 'ftp://insurer.example'],
  ['PUBLIC_ORIGIN', 'https://insurer.example/service'],
  ['PUBLIC_ORIGIN', 'https://insurer.example?channel=app'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'localhost:5432/ecenter'],
  ['DATABASE_URL', 'postgres://user:50%off@localhost/ecenter'],
  ['DATABASE_REPLICA_URL', 'https://replica.insurer.example'],
  ['REDIS_URL', 'cache.insurer.example:6379'],
  ['LOG_LEVEL', 'loud'],
  ['DATA_KEYS', key()],
  ['DATA_KEYS', `0:${key()}`],
  ['DATA_KEYS', `256:${key()}`],
  ['DATA_KEYS', `1:${key()},1:${key()}`],
  ['SEARCH_KEY', 'short'],
  ['PROOF_KEY', key().slice(1)],
  ['PROOF_OLD_KEYS', `${key()};${key()}`],
  ['HOTLINE', 'call us'],
  ['SIGNING_KEY', key()],
  ['SIGNING_KEY', encryptedKey()],
  ['SIGNING_CERTIFICATES', signingKey.export(pem).toString()],
  ['SIGNING_CERTIFICATES', `${certificate}`.replace('M', 'N')],
  ['SIGNING_OLD_CERTIFICATES', 'old.pem'],
  ['ELECTRONIC_POLICY_OFF_AREAS', '1101;3101'],
  ['ELECTRONIC_INVOICE_OFF_AREAS', '37010000'],
  ['FRAME_ANCESTORS', '*'],
  ['FRAME_ANCESTORS', 'http://partner.example'],
  ['FRAME_ANCESTORS', 'https://partner.example/app'],
  ['FRAME_ANCESTORS', 'https://partner.example; script-src *'],
  ['FRAME_ANCESTORS', "'none' https://partner.example"],
  ['INVESTMENT_URL', 'http://invest.example/'],
  ['VIOLATION_PAYMENT_URL', 'javascript:alert(1)'],
  ['ACCOUNT_QUERY_URL', '/account'],
  ['HAND_OVER_KEYS', key()],
  ['HAND_OVER_KEYS', `web:${key()}`],
  ['HAND_OVER_KEYS', `partner:${key()}`],
  ['HAND_OVER_KEYS', 'app:short'],
  ['HAND_OVER_KEYS', `app:${key()},app:${key()}`],
  ['TENCENT_SMS_ENDPOINT', 'ftp://sms.insurer.example'],
  ['TENCENT_SMS_ENDPOINT', 'https://sms.insurer.example/path'],
  ['SMS_PER_SECOND', '1'],
  ['SMS_PER_SECOND', 'fast'],
  ['SMS_CODES_PER_DAY', '0'],
  ['SMTP_URL', 'mail.insurer.example'],
  ['SMTP_URL', 'https://mail.insurer.example'],
  ['SMTP_URL', 'smtp://user:100%@mail.insurer.example'],
  ['MAIL_FROM', 'service@insurer.example, other@insurer.example'],
  ['MAIL_FROM', 'service@insurer.example\r\nBcc: other@insurer.example'],
])('a wrong %s is named: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `))
})

test('every wrong setting is named at once', () => {
  const complaints = complaintsOf({ PORT: 'x', LOG_LEVEL: 'x', HOTLINE: 'x' })
  expect(complaints.map((line) => line.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL', 'HOTLINE'])
})

test('no complaint repeats a secret', () => {
  expect(complaintsOf({ SEARCH_KEY: 'my-secret' }).join()).not.toContain('my-secret')
  expect(complaintsOf({ DATABASE_URL: 'my-secret' }).join()).not.toContain('my-secret')
  expect(complaintsOf({ SIGNING_KEY: 'my-secret' }).join()).not.toContain('my-secret')
  expect(complaintsOf({ SMTP_URL: 'my-secret' }).join()).not.toContain('my-secret')
})

test('production starts with everything it needs', () => {
  expect(read({ ...production, ...gateway })).toMatchObject({
    mode: 'production',
    publicOrigin: 'https://self.insurer.example',
    keys: { DATA_KEYS: [{ number: 2 }, { number: 1 }] },
  })
})

test.each(Object.keys(production).filter((name) => name !== 'ECENTER_MODE'))(
  'production refuses to start without %s',
  (name) => {
    expect(() => read({ ...production, [name]: undefined })).toThrow(`production needs ${name}`)
  },
)

test('production refuses to start without anybody who takes money', () => {
  expect(() => read(production)).toThrow('production needs the settings WECHAT_PAY_… or ALIPAY_…')
})

test('production is served over https only', () => {
  const env = { ...production, ...gateway, PUBLIC_ORIGIN: 'http://self.insurer.example' }
  expect(() => read(env)).toThrow('PUBLIC_ORIGIN must be https')
})

test('production sends no code by plain http', () => {
  const at = (endpoint: string) =>
    read({ ...production, ...gateway, TENCENT_SMS_ENDPOINT: endpoint }).tencentSms
      .TENCENT_SMS_ENDPOINT
  expect(() => at('http://sms.example')).toThrow('TENCENT_SMS_ENDPOINT must be https')
  expect(at('https://sms.example')).toBe('https://sms.example')
  expect(at('sms.example')).toBe('https://sms.example')
})

test('how many messages leave is chosen', () => {
  expect(read({}).sms).toEqual({ perSecond: 20, codesPerDay: 100_000 })
  const chosen = { SMS_PER_SECOND: '200', SMS_CODES_PER_DAY: '5000' }
  expect(read(chosen).sms).toEqual({ perSecond: 200, codesPerDay: 5000 })
})

test('production connects to no database on another machine that has not proved who it is', () => {
  const env = { ...production, ...gateway, DATABASE_URL: 'postgres://e:secret@db.example/ecenter' }
  expect(complaintsOf(env)).toEqual([
    'DATABASE_URL needs sslmode=verify-full for a server on another machine',
  ])
})

test('a replica is named with where its certificate authority lies', () => {
  const url = 'postgres://e@replica.example/ecenter?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem'
  expect(read({ DATABASE_REPLICA_URL: url })).toMatchObject({ replicaUrl: url })
})

test.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://self.insurer.example' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '10.0.0.5' }],
])('a service that others may reach is no demo by default: %s', (name, env) => {
  expect(() => read(env)).toThrow(`ECENTER_MODE: must be given with ${name}: production, or demo`)
  expect(read({ ...env, ECENTER_MODE: 'demo' })).toMatchObject({ mode: 'demo' })
})

test('a mail server is of no use without a sender', () => {
  expect(complaintsOf({ SMTP_URL: 'smtp://127.0.0.1' })).toEqual(['SMTP_URL needs MAIL_FROM'])
})

function encryptedKey(): string {
  return signingKey.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'secret' }).toString()
}

function complaintsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    read(env)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test.each([
  [{}, 'core'],
  [{ POLICIES_ISSUED_BY: 'service' }, 'desk'],
  [{ POLICIES_ISSUED_BY: 'service', CLAIMS_DECIDED_BY: 'core' }, 'core'],
  [{ CLAIMS_DECIDED_BY: 'desk' }, 'desk'],
])('a demo with %j has claims decided by the %s', (given, decider) => {
  expect(readSettings({ ECENTER_MODE: 'demo', ...given }, '/').claimsDecidedBy).toBe(decider)
})
