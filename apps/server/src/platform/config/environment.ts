import {
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
import { brandSettings, outsideAddress } from './brand.ts'
import { frameAncestors, handOverKeys } from './channel-settings.ts'
import { entryTopics } from './entry-topics.ts'
import { keySettings, signingSettings } from './key-settings.ts'
import { listeningSettings } from './listening-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { serviceTimes } from './service-times.ts'
import { shareSettings } from './share-settings.ts'
import { smsSettings } from './sms-settings.ts'
import { storeSettings } from './store-settings.ts'

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

/** Every setting, by its name in the environment; `docs/operations.md` tells what each is for. */
export const environment = object({
  ECENTER_MODE: optional(picklist(['demo', 'production']), 'demo'),
  ...listeningSettings,
  ...storeSettings,
  ...shareSettings,
  DATA_FOLDER: optional(string(), '.data'),
  LOG_LEVEL: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  ...keySettings,
  ...signingSettings,
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
  ...smsSettings,
  ...mailSettings,
  ...paymentSettings,
})
export type Environment = InferOutput<typeof environment>
