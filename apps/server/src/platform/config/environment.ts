import { readFileSync } from 'node:fs'
import {
  check,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  rawTransform,
  regex,
  string,
  transform,
} from 'valibot'
import type { NumberTable } from '../numbers/number-table.ts'
import { numbersOf } from '../numbers/numbers.ts'
import { certificatesIn, privateKeyIn } from '../signing/pem.ts'
import { brandSettings, outsideAddress } from './brand.ts'
import { frameAncestors, singleSignOnKeys } from './channel-settings.ts'
import { claimStepDays } from './claim-step-settings.ts'
import { companySignInSettings } from './company-sign-in-settings.ts'
import { corePushSettings } from './core-push-settings.ts'
import { coreSettings } from './core-settings.ts'
import { entryTopics } from './entry-topics.ts'
import { listeningSettings } from './listening-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { profileSettings } from './profile/profile-settings.ts'
import { readBy } from './read-by.ts'
import { serviceTimes } from './service-times.ts'
import { shareSettings } from './share-settings.ts'
import { smallClaims } from './small-claim-settings.ts'
import { smsSettings } from './sms-settings.ts'
import { storeSettings } from './store-settings.ts'

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
const privateKey = readBy(privateKeyIn, 'must be a private key in PEM, without a password')
const certificates = readBy(certificatesIn, 'must be certificates in PEM')

/** The settings that data is sealed and searched with, by their names in the environment. */
const keySettings = {
  DATA_KEYS: optional(numberedKeys),
  SEARCH_KEY: optional(keyList),
  PROOF_KEY: optional(keyList),
  PROOF_OLD_KEYS: optional(keyList),
}

/** The same of those that documents are signed with. */
const signingSettings = {
  SIGNING_KEY: optional(privateKey),
  SIGNING_CERTIFICATES: optional(certificates),
  SIGNING_OLD_CERTIFICATES: optional(certificates),
}

const areas = pipe(
  string(),
  regex(/^(\d{4}(,\d{4})*)?$/, 'must be area codes of four digits, separated by commas'),
  transform((text) => (text === '' ? [] : text.split(','))),
)

/** The settings that say what the insurer's numbers look like: a file of their own, or a part of the profile. */
const numberSettings = {
  NUMBERS_FILE: optional(
    pipe(
      string(),
      regex(/^\/.+\.json$/, 'must be the full path of a .json file'),
      tableIn((path) => readFileSync(path, 'utf8')),
    ),
  ),
  NUMBERS: optional(
    pipe(
      string(),
      tableIn((text) => text),
    ),
  ),
}

/** Every setting, by its name in the environment; `docs/operations.md` tells what each is for. */
export const environment = object({
  ECENTER_MODE: optional(picklist(['demo', 'production']), 'demo'),
  ...listeningSettings,
  ...coreSettings,
  ...storeSettings,
  ...shareSettings,
  ...corePushSettings,
  DATA_FOLDER: optional(string(), '.data'),
  PROFILE_FILE: optional(string()),
  LOG_LEVEL: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  ...keySettings,
  ...signingSettings,
  ...brandSettings,
  ...numberSettings,
  ...profileSettings,
  FRAME_ANCESTORS: optional(frameAncestors, "'none'"),
  HAND_OVER_KEYS: optional(singleSignOnKeys),
  SALES_SITE_URL: optional(outsideAddress),
  LETTERS_APPROVED: optional(picklist(['all', 'regulator', 'none']), 'regulator'),
  CONTENT_REVIEW: optional(picklist(['on', 'off']), 'on'),
  ELECTRONIC_POLICY_OFF_AREAS: optional(areas, ''),
  ELECTRONIC_INVOICE_OFF_AREAS: optional(areas),
  CONSULT_HOURS: optional(serviceTimes),
  SALES_HOURS: optional(serviceTimes, 'workdays 09:00-18:00'),
  ENTRY_TOPICS: optional(entryTopics),
  SMALL_CLAIM_DOCUMENTS: optional(smallClaims),
  CLAIM_STEP_DAYS: optional(claimStepDays),
  ...smsSettings,
  ...mailSettings,
  ...companySignInSettings,
  ...paymentSettings,
})
export type Environment = InferOutput<typeof environment>

function tableIn(textOf: (given: string) => string) {
  return rawTransform<string, NumberTable>(({ dataset, addIssue, NEVER }) => {
    try {
      return numbersOf(JSON.parse(textOf(dataset.value)))
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'cannot be read' })
      return NEVER
    }
  })
}
