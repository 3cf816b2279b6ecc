import { homedir } from 'node:os'
import { resolve } from 'node:path'
import {
  type BaseIssue,
  check,
  type InferOutput,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  toNumber,
  transform,
  url,
} from 'valibot'
import { addressesOf } from '../database/primary/addresses-of.ts'
import type { OpeningHours } from '../database/tables/outlets.ts'
import { certificatesIn, privateKeyIn } from '../signing/pem.ts'
import { type Brand, brandOf, brandSettings, outsideAddress } from './brand.ts'
import { frameAncestors, type HandOverKeys, handOverKeys } from './channel-settings.ts'
import { type EntryTopics, entryTopics } from './entry-topics.ts'
import { mailSettings, type SmtpSettings, smtpOf } from './mail-settings.ts'
import { type PaymentSettings, paymentOf, paymentSettings } from './payment-settings.ts'
import { readBy } from './read-by.ts'
import { daily, serviceTimes } from './service-times.ts'

const key = pipe(
  string(),
  regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64'),
  transform((text) => Buffer.from(text, 'base64')),
)
const keyList = pipe(
  string(),
  regex(
    /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
    'must be 32 bytes in base64, or several with commas between',
  ),
  transform((text) => text.split(',').map((each) => Buffer.from(each, 'base64'))),
)
const numberedKeys = pipe(
  string(),
  regex(
    /^[1-9]\d{0,2}:[A-Za-z0-9+/]{43}=(,[1-9]\d{0,2}:[A-Za-z0-9+/]{43}=)*$/,
    'must be number:base64, the newest first, separated by commas',
  ),
  transform((text) =>
    text.split(',').map((entry) => {
      const [number = '', base64 = ''] = entry.split(':')
      return { number: Number(number), key: Buffer.from(base64, 'base64') }
    }),
  ),
  check((keys) => keys.every(({ number }) => number <= 255), 'numbers go up to 255'),
  check(
    (keys) => new Set(keys.map(({ number }) => number)).size === keys.length,
    'each key has a number of its own',
  ),
)
/** The library would quote a wrong one in its complaint, password and all. */
const address = pipe(string(), url('must be a URL'))
const databaseAddress = pipe(
  string(),
  check(
    (text) => addressesOf(text) !== undefined,
    'must be postgres://user:password@host/database; of several hosts the one that takes writes is used',
  ),
)
const replicaAddress = pipe(
  string(),
  regex(/^postgres(ql)?:\/\/[^/]+\/[^/]+$/, 'must be postgres://user:password@host/database'),
)
const redisAddress = pipe(
  string(),
  regex(/^rediss?:\/\/[^/]+(\/\d+)?$/, 'must be rediss://user:password@host:port/number'),
)
const privateKey = readBy(privateKeyIn, 'must be a private key in PEM, without a password')
const certificates = readBy(certificatesIn, 'must be certificates in PEM')
const areas = pipe(
  string(),
  regex(/^(\d{4}(,\d{4})*)?$/, 'must be area codes of four digits, separated by commas'),
  transform((text) => (text === '' ? [] : text.split(','))),
)
const portRange = 'must be a number from 0 to 65535'
const port = pipe(string(), regex(/^\d+$/, portRange), toNumber(), maxValue(65_535, portRange))

const workersRange = 'must be a number from 1 to 64'
const workerCount = pipe(
  string(),
  regex(/^\d+$/, workersRange),
  toNumber(),
  minValue(1, workersRange),
  maxValue(64, workersRange),
)

const keptDaysRange = 'must be a number of days from 30 to 3650'
const keptDays = pipe(
  string(),
  regex(/^\d+$/, keptDaysRange),
  toNumber(),
  minValue(30, keptDaysRange),
  maxValue(3650, keptDaysRange),
)

/** Every setting, by its name in the environment; `docs/operations.md` tells what each is for. */
export const environment = object({
  ECENTER_MODE: optional(picklist(['demo', 'production']), 'demo'),
  PORT: optional(port, '8080'),
  HOST: optional(string(), '127.0.0.1'),
  WEB_CONCURRENCY: optional(workerCount, '1'),
  PUBLIC_ORIGIN: optional(address),
  TRUST_PROXY: optional(string()),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_REPLICA_URL: optional(replicaAddress),
  REDIS_URL: optional(redisAddress),
  DATA_FOLDER: optional(string(), '.data'),
  METRICS_HOST: optional(string(), '127.0.0.1'),
  METRICS_PORT: optional(port),
  LOG_LEVEL: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DATA_KEYS: optional(numberedKeys),
  SEARCH_KEY: optional(key),
  PROOF_KEY: optional(keyList),
  PROOF_OLD_KEYS: optional(keyList),
  SIGNING_KEY: optional(privateKey),
  SIGNING_CERTIFICATES: optional(certificates),
  SIGNING_OLD_CERTIFICATES: optional(certificates),
  ...brandSettings,
  FRAME_ANCESTORS: optional(frameAncestors, "'none'"),
  HAND_OVER_KEYS: optional(handOverKeys),
  SALES_SITE_URL: optional(outsideAddress),
  LEADS_KEPT_DAYS: optional(keptDays, '365'),
  ELECTRONIC_POLICY_OFF_AREAS: optional(areas, ''),
  ELECTRONIC_INVOICE_OFF_AREAS: optional(areas),
  CONSULT_HOURS: optional(serviceTimes),
  SALES_HOURS: optional(serviceTimes, 'workdays 09:00-18:00'),
  ENTRY_TOPICS: optional(entryTopics),
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
  ...mailSettings,
  ...paymentSettings,
})
type Environment = InferOutput<typeof environment>

export interface Settings {
  readonly mode: Environment['ECENTER_MODE']
  readonly port: number
  readonly host: string
  /** So many processes serve behind that port. */
  readonly workers: number
  /** Where Prometheus asks; undefined where nobody does. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Where the public reaches the site; undefined in a demo, which is reached where it listens. */
  readonly publicOrigin: string | undefined
  readonly trustProxy: string | undefined
  readonly databaseUrl: string | undefined
  /** A streaming replica for lists that may lag; undefined where the database answers everything. */
  readonly replicaUrl: string | undefined
  /** Counts limits and carries wakes; undefined where the database does. */
  readonly redisUrl: string | undefined
  readonly dataFolder: string
  readonly logLevel: Environment['LOG_LEVEL']
  readonly keys: Pick<Environment, 'DATA_KEYS' | 'SEARCH_KEY' | 'PROOF_KEY' | 'PROOF_OLD_KEYS'>
  readonly signing: Pick<Environment, Extract<keyof Environment, `SIGNING_${string}`>>
  readonly brand: Brand
  readonly frameAncestors: string
  /** Undefined where no channel hands its customers over. */
  readonly handOverKeys: HandOverKeys | undefined
  /** Where insurance is bought; undefined where an adviser calls whoever wants to. */
  readonly salesSiteUrl: string | undefined
  /** After so many days nobody has to know any more who wanted to buy. */
  readonly leadsKeptDays: number
  /** Areas whose branches hand out no electronic policies, as policy numbers carry them. */
  readonly electronicPolicyOffAreas: readonly string[]
  /** The same of branches that issue no electronic invoices. */
  readonly electronicInvoiceOffAreas: readonly string[]
  /** When advisers answer, and when sales advisers do. */
  readonly consultHours: OpeningHours
  readonly salesHours: OpeningHours
  readonly entryTopics: EntryTopics
  readonly tencentSms: Pick<Environment, Extract<keyof Environment, `TENCENT_SMS_${string}`>>
  /** Undefined in a demo that keeps its mails in the outbox. */
  readonly smtp: SmtpSettings | undefined
  readonly payment: PaymentSettings
}

/** A demo has a branch without electronic invoices, so that its words can be seen. */
const offInMode = { demo: ['3701'], production: [] } as const satisfies Record<
  Environment['ECENTER_MODE'],
  readonly string[]
>

/** Whoever tries a demo finds somebody there. */
const consultHoursInMode = {
  demo: daily('00:00', '24:00'),
  production: daily('08:00', '20:00'),
} as const satisfies Record<Environment['ECENTER_MODE'], OpeningHours>

/** What production cannot do without; a demo makes its own. */
const neededInProduction = [
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
  'TENCENT_SMS_CLAIM_TEMPLATE_ID',
  'TENCENT_SMS_PAYMENT_TEMPLATE_ID',
  'TENCENT_SMS_MESSAGE_TEMPLATE_ID',
  'TENCENT_SMS_APPEAL_TEMPLATE_ID',
  'TENCENT_SMS_LINK_TEMPLATE_ID',
  'TENCENT_SMS_REFUND_TEMPLATE_ID',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies readonly (keyof Environment)[]

/** Reads and checks the whole environment at once; throws with the name of every setting that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const read = safeParse(environment, env)
  if (!read.success) throw new Error(read.issues.map(complaint).join('\n'))
  const given = read.output
  refuseUnfitForProduction(given)
  return {
    mode: given.ECENTER_MODE,
    port: given.PORT,
    host: given.HOST,
    workers: given.WEB_CONCURRENCY,
    metrics: metricsOf(given),
    publicOrigin: given.PUBLIC_ORIGIN?.replace(/\/$/, ''),
    trustProxy: given.TRUST_PROXY,
    databaseUrl: given.DATABASE_URL,
    replicaUrl: given.DATABASE_REPLICA_URL,
    redisUrl: given.REDIS_URL,
    dataFolder: resolve(root, given.DATA_FOLDER.replace(/^~/, homedir())),
    logLevel: given.LOG_LEVEL,
    keys: given,
    signing: given,
    brand: brandOf(given),
    frameAncestors: given.FRAME_ANCESTORS,
    handOverKeys: given.HAND_OVER_KEYS,
    salesSiteUrl: given.SALES_SITE_URL,
    leadsKeptDays: given.LEADS_KEPT_DAYS,
    electronicPolicyOffAreas: given.ELECTRONIC_POLICY_OFF_AREAS,
    electronicInvoiceOffAreas: given.ELECTRONIC_INVOICE_OFF_AREAS ?? offInMode[given.ECENTER_MODE],
    consultHours: given.CONSULT_HOURS ?? consultHoursInMode[given.ECENTER_MODE],
    salesHours: given.SALES_HOURS,
    entryTopics: given.ENTRY_TOPICS ?? new Map(),
    tencentSms: given,
    smtp: smtpOf(given),
    payment: paymentOf(given, given.ECENTER_MODE),
  }
}

function metricsOf({ METRICS_HOST: host, METRICS_PORT: port }: Environment): Settings['metrics'] {
  return port === undefined ? undefined : { host, port }
}

function refuseUnfitForProduction(given: Environment): void {
  if (given.ECENTER_MODE !== 'production') return
  const missing = neededInProduction.filter((name) => given[name] === undefined)
  if (missing.length > 0) throw new Error(`production needs ${missing.join(', ')}`)
  if (!given.PUBLIC_ORIGIN?.startsWith('https:')) throw new Error('PUBLIC_ORIGIN must be https')
}

function complaint(issue: BaseIssue<unknown>): string {
  return `${issue.path?.[0]?.key}: ${issue.message}`
}
