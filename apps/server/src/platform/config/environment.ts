import {
  check,
  type InferOutput,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  toNumber,
  transform,
} from 'valibot'
import { certificatesIn, privateKeyIn } from '../signing/pem.ts'
import { brandSettings, outsideAddress } from './brand.ts'
import { frameAncestors, singleSignOnKeys } from './channel-settings.ts'
import { companySignInSettings } from './company-sign-in-settings.ts'
import { corePushSettings } from './core-push-settings.ts'
import { coreSettings } from './core-settings.ts'
import { entryTopics } from './entry-topics.ts'
import { listeningSettings } from './listening-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { numberSettings } from './number-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { readBy } from './read-by.ts'
import { serviceTimes } from './service-times.ts'
import { shareSettings } from './share-settings.ts'
import { smallClaims } from './small-claim-settings.ts'
import { smsSettings } from './sms-settings.ts'
import { storeSettings } from './store-settings.ts'
import { wishSettings } from './wish-settings.ts'

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
const keptDaysRange = 'must be a number of days from 30 to 3650'
const keptDays = pipe(
  string(),
  regex(/^\d+$/, keptDaysRange),
  toNumber(),
  minValue(30, keptDaysRange),
  maxValue(3650, keptDaysRange),
)

const callMinutesRange = 'must be a number of minutes from 5 to 1440'
const callMinutes = pipe(
  string(),
  regex(/^\d+$/, callMinutesRange),
  toNumber(),
  minValue(5, callMinutesRange),
  maxValue(1440, callMinutesRange),
)
const answerMinutesRange = 'must be a number of minutes from 1 to 60'
const answerMinutes = pipe(
  string(),
  regex(/^\d+$/, answerMinutesRange),
  toNumber(),
  minValue(1, answerMinutesRange),
  maxValue(60, answerMinutesRange),
)
const chatsRange = 'must be a number of conversations from 1 to 20'
const chatsAtOnce = pipe(
  string(),
  regex(/^\d+$/, chatsRange),
  toNumber(),
  minValue(1, chatsRange),
  maxValue(20, chatsRange),
)
const deskMinutesRange = 'must be a number of minutes from 5 to 480'
const deskMinutes = pipe(
  string(),
  regex(/^\d+$/, deskMinutesRange),
  toNumber(),
  minValue(5, deskMinutesRange),
  maxValue(480, deskMinutesRange),
)
const undoRange = 'must be a number of seconds from 0 to 60'
const undoSeconds = pipe(string(), regex(/^\d+$/, undoRange), toNumber(), maxValue(60, undoRange))
const yuan = 'must be a whole number of yuan'
const wholeYuan = pipe(string(), regex(/^\d{1,9}$/, yuan), toNumber())

/** Every setting, by its name in the environment; `docs/operations.md` tells what each is for. */
export const environment = object({
  ECENTER_MODE: optional(picklist(['demo', 'production']), 'demo'),
  ...listeningSettings,
  ...coreSettings,
  ...storeSettings,
  ...shareSettings,
  ...corePushSettings,
  ...wishSettings,
  DATA_FOLDER: optional(string(), '.data'),
  LOG_LEVEL: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  ...keySettings,
  ...signingSettings,
  ...brandSettings,
  ...numberSettings,
  FRAME_ANCESTORS: optional(frameAncestors, "'none'"),
  HAND_OVER_KEYS: optional(singleSignOnKeys),
  SALES_SITE_URL: optional(outsideAddress),
  LEADS_KEPT_DAYS: optional(keptDays, '365'),
  ACCIDENT_CALL_MINUTES: optional(callMinutes),
  DOCUMENT_UNDO_SECONDS: optional(undoSeconds, '10'),
  CHAT_ANSWER_MINUTES: optional(answerMinutes, '3'),
  CHATS_AT_ONCE: optional(chatsAtOnce, '5'),
  AWAY_MINUTES: optional(deskMinutes, '15'),
  WRAP_UP_MINUTES: optional(deskMinutes, '30'),
  CONTENT_REVIEW: optional(picklist(['on', 'off']), 'on'),
  CLAIM_APPROVAL_ABOVE_YUAN: optional(wholeYuan, '50000'),
  ELECTRONIC_POLICY_OFF_AREAS: optional(areas, ''),
  ELECTRONIC_INVOICE_OFF_AREAS: optional(areas),
  CONSULT_HOURS: optional(serviceTimes),
  SALES_HOURS: optional(serviceTimes, 'workdays 09:00-18:00'),
  ENTRY_TOPICS: optional(entryTopics),
  SMALL_CLAIM_DOCUMENTS: optional(smallClaims),
  ...smsSettings,
  ...mailSettings,
  ...companySignInSettings,
  ...paymentSettings,
})
export type Environment = InferOutput<typeof environment>
