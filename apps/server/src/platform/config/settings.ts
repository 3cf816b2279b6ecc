import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { hotline } from '@ecenter/contract/constants/hotline.ts'
import {
  type BaseIssue,
  type InferOutput,
  integer,
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

const key = pipe(
  string(),
  regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64'),
  transform((text) => Buffer.from(text, 'base64')),
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
)
/** The library would quote a wrong one in its complaint, password and all. */
const address = pipe(string(), url('must be a URL'))
const port = pipe(string(), toNumber(), integer(), minValue(0), maxValue(65_535))

/** Every setting, by its name in the environment; `docs/operations.md` tells what each is for. */
const environment = object({
  ECENTER_MODE: optional(picklist(['demo', 'production']), 'demo'),
  PORT: optional(port, '8080'),
  HOST: optional(string(), '127.0.0.1'),
  PUBLIC_ORIGIN: optional(address),
  TRUST_PROXY: optional(string()),
  DATABASE_URL: optional(address),
  DATA_FOLDER: optional(string(), '.data'),
  LOG_LEVEL: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DATA_KEYS: optional(numberedKeys),
  SEARCH_KEY: optional(key),
  PROOF_KEY: optional(key),
  BRAND_NAME: optional(string(), '示例财险'),
  HOTLINE: optional(pipe(string(), regex(/^[\d-]{3,20}$/)), hotline),
  MOBILE_HOME_URL: optional(string(), '/#/home'),
  FRAME_ANCESTORS: optional(string(), "'none'"),
  TENCENT_SMS_SECRET_ID: optional(string()),
  TENCENT_SMS_SECRET_KEY: optional(string()),
  TENCENT_SMS_APP_ID: optional(string()),
  TENCENT_SMS_SIGN_NAME: optional(string()),
  TENCENT_SMS_CODE_TEMPLATE_ID: optional(string()),
  TENCENT_SMS_ENDPOINT: optional(string()),
})
type Environment = InferOutput<typeof environment>

export interface Settings {
  readonly mode: Environment['ECENTER_MODE']
  readonly port: number
  readonly host: string
  /** Where the public reaches the site; undefined in a demo, which is reached where it listens. */
  readonly publicOrigin: string | undefined
  readonly trustProxy: string | undefined
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  readonly logLevel: Environment['LOG_LEVEL']
  readonly keys: Pick<Environment, 'DATA_KEYS' | 'SEARCH_KEY' | 'PROOF_KEY'>
  readonly brand: { readonly name: string; readonly hotline: string; readonly homeUrl: string }
  readonly frameAncestors: string
  readonly tencentSms: Pick<Environment, Extract<keyof Environment, `TENCENT_SMS_${string}`>>
}

/** What production cannot do without; a demo makes its own. */
const neededInProduction = [
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'DATA_KEYS',
  'SEARCH_KEY',
  'PROOF_KEY',
  'TENCENT_SMS_SECRET_ID',
  'TENCENT_SMS_SECRET_KEY',
  'TENCENT_SMS_APP_ID',
  'TENCENT_SMS_SIGN_NAME',
  'TENCENT_SMS_CODE_TEMPLATE_ID',
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
    publicOrigin: given.PUBLIC_ORIGIN?.replace(/\/$/, ''),
    trustProxy: given.TRUST_PROXY,
    databaseUrl: given.DATABASE_URL,
    dataFolder: resolve(root, given.DATA_FOLDER.replace(/^~/, homedir())),
    logLevel: given.LOG_LEVEL,
    keys: given,
    brand: { name: given.BRAND_NAME, hotline: given.HOTLINE, homeUrl: given.MOBILE_HOME_URL },
    frameAncestors: given.FRAME_ANCESTORS,
    tencentSms: given,
  }
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
