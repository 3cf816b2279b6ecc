import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { type BaseIssue, safeParse } from 'valibot'
import type { OpeningHours } from '../database/tables/outlets.ts'
import type { NumberTable } from '../numbers/number-table.ts'
import { refuseUnissuable } from '../numbers/unfit-numbers.ts'
import { type Brand, brandOf } from './brand.ts'
import type { SingleSignOnKeys } from './channel-settings.ts'
import { type CompanySignInSettings, companySignInOf } from './company-sign-in-settings.ts'
import { type CorePushSettings, corePushOf } from './core-push-settings.ts'
import { type ClaimDecider, type CoreSettings, coreOf, type PolicyIssuer } from './core-settings.ts'
import type { EntryTopics } from './entry-topics.ts'
import { type Environment, environment } from './environment.ts'
import { isThisMachine } from './is-this-machine.ts'
import { type ListeningSettings, listeningOf } from './listening-settings.ts'
import { type SmtpSettings, smtpOf } from './mail-settings.ts'
import { type PaymentSettings, paymentOf } from './payment-settings.ts'
import { daily } from './service-times.ts'
import { type ShareSettings, sharesOf } from './share-settings.ts'
import { demoSmallClaims, type SmallClaims } from './small-claim-settings.ts'
import { type SmsPace, smsPaceOf } from './sms-settings.ts'
import { unprovenServers } from './store-settings.ts'
import { type WishHours, wishHoursOf } from './wish-settings.ts'

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
  'TENCENT_SMS_CLAIM_TEMPLATE_ID',
  'TENCENT_SMS_PAYMENT_TEMPLATE_ID',
  'TENCENT_SMS_MESSAGE_TEMPLATE_ID',
  'TENCENT_SMS_APPEAL_TEMPLATE_ID',
  'TENCENT_SMS_APPEAL_TAKEN_TEMPLATE_ID',
  'TENCENT_SMS_LINK_TEMPLATE_ID',
  'TENCENT_SMS_REFUND_TEMPLATE_ID',
  'SMTP_URL',
  'MAIL_FROM',
] as const satisfies readonly (keyof Environment)[]

/** Throws with what keeps these settings from being those of a service for customers. */
function refuseUnfitForProduction(given: Environment): void {
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
function refuseDemoByDefault(given: Environment, env: NodeJS.ProcessEnv): void {
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

export interface Settings extends ListeningSettings {
  readonly mode: Environment['ECENTER_MODE']
  readonly databaseUrl: string | undefined
  /** A streaming replica for lists that may lag; undefined where the database answers everything. */
  readonly replicaUrl: string | undefined
  /** Counts limits and carries notifications; undefined where the database does. */
  readonly redisUrl: string | undefined
  /** Where the insurer's core reaches the service; undefined where it has no API. */
  readonly core: CoreSettings | undefined
  readonly policiesIssuedBy: PolicyIssuer
  readonly claimsDecidedBy: ClaimDecider
  /** What the insurer's numbers look like; undefined where they are as usual. */
  readonly numbers: NumberTable | undefined
  /** So much of a process one visitor may use. */
  readonly shares: ShareSettings
  /** Where events go; undefined where the insurer's core asks for them. */
  readonly corePush: CorePushSettings | undefined
  /** Within how many hours the core answers what customers ask of it. */
  readonly wishHours: WishHours
  readonly dataFolder: string
  readonly logLevel: Environment['LOG_LEVEL']
  readonly keys: Pick<Environment, 'DATA_KEYS' | 'SEARCH_KEY' | 'PROOF_KEY' | 'PROOF_OLD_KEYS'>
  readonly signing: Pick<Environment, Extract<keyof Environment, `SIGNING_${string}`>>
  /** Which documents a small claim asks for, by loss and amount. */
  readonly smallClaims: SmallClaims
  readonly brand: Brand
  readonly frameAncestors: string
  /** Undefined where no channel hands its customers over. */
  readonly singleSignOnKeys: SingleSignOnKeys | undefined
  /** Where insurance is bought; undefined where an adviser calls whoever wants to. */
  readonly salesSiteUrl: string | undefined
  /** After so many days nobody has to know any more who wanted to buy. */
  readonly leadsKeptDays: number
  /** Within so many minutes whoever reports an accident is called; undefined where nobody promises it. */
  readonly accidentCallMinutes: number | undefined
  /** Within so many minutes a customer who writes to a person is answered. */
  readonly chatAnswerMinutes: number
  /** So many conversations somebody has at once; supervisors may have more. */
  readonly chatsAtOnce: number
  /** Whoever takes no customers for longer is said to be away long. */
  readonly awayMinutes: number
  /** Within so many minutes it is said what a chat was about that its customer left. */
  readonly wrapUpMinutes: number
  /** What staff write for customers is published by a second person. */
  readonly isContentReviewed: boolean
  /** So long staff can take back what they said of a document. */
  readonly documentUndoSeconds: number
  /** A payment of a claim above this takes a second member of staff; fen. */
  readonly claimApprovalAboveFen: number
  /** Areas whose branches hand out no electronic policies, as policy numbers carry them. */
  readonly electronicPolicyOffAreas: readonly string[]
  /** The same of branches that issue no electronic invoices. */
  readonly electronicInvoiceOffAreas: readonly string[]
  /** When advisers answer, and when sales advisers do. */
  readonly consultHours: OpeningHours
  readonly salesHours: OpeningHours
  readonly entryTopics: EntryTopics
  readonly tencentSms: Pick<Environment, Extract<keyof Environment, `TENCENT_SMS_${string}`>>
  readonly sms: SmsPace
  /** Undefined in a demo that keeps its mails in the outbox. */
  readonly smtp: SmtpSettings | undefined
  readonly payment: PaymentSettings
  /** Where staff come in by their company account; undefined where they cannot. */
  readonly companySignIn: CompanySignInSettings | undefined
  /** Whether staff may come in by a password of this house. */
  readonly hasStaffPasswords: boolean
}

/** A demo has a branch without electronic invoices, so that its words can be seen. */
const offInMode = { demo: ['3701'], production: [] } as const satisfies Record<
  Environment['ECENTER_MODE'],
  readonly string[]
>

/** A demo has a core of its own; what a house has, it says itself. */
const issuerInMode = { demo: 'core', production: 'service' } as const satisfies Record<
  Environment['ECENTER_MODE'],
  PolicyIssuer
>

/** Whoever tries a demo finds somebody there. */
const consultHoursInMode = {
  demo: daily('00:00', '24:00'),
  production: daily('08:00', '20:00'),
} as const satisfies Record<Environment['ECENTER_MODE'], OpeningHours>

/** Only an insurer knows what it can keep. */
const accidentCallInMode = { demo: 30, production: undefined } as const satisfies Record<
  Environment['ECENTER_MODE'],
  number | undefined
>

/** Which documents a small claim asks for is the insurer's to say. */
const smallClaimsInMode = {
  demo: demoSmallClaims,
  production: [],
} as const satisfies Record<Environment['ECENTER_MODE'], SmallClaims>

/** Reads and checks the whole environment at once; throws with the name of every setting that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const read = safeParse(environment, env)
  if (!read.success) throw new Error(read.issues.map(complaint).join('\n'))
  const given = read.output
  refuseDemoByDefault(given, env)
  refuseUnfitForProduction(given)
  const mode = given.ECENTER_MODE
  const listening = listeningOf(given)
  const policiesIssuedBy = given.POLICIES_ISSUED_BY ?? issuerInMode[given.ECENTER_MODE]
  if (policiesIssuedBy === 'service' && given.NUMBERS_FILE) refuseUnissuable(given.NUMBERS_FILE)
  return {
    mode,
    ...listening,
    companySignIn: companySignInOf(given, { mode, publicOrigin: listening.publicOrigin }),
    hasStaffPasswords: given.STAFF_PASSWORDS === 'on',
    core: coreOf(given, given.ECENTER_MODE),
    policiesIssuedBy,
    numbers: given.NUMBERS_FILE,
    claimsDecidedBy: given.CLAIMS_DECIDED_BY ?? deciderOf(given),
    databaseUrl: given.DATABASE_URL,
    replicaUrl: given.DATABASE_REPLICA_URL,
    redisUrl: given.REDIS_URL,
    shares: sharesOf(given),
    corePush: corePushOf(given, given.ECENTER_MODE),
    wishHours: wishHoursOf(given),
    dataFolder: resolve(root, given.DATA_FOLDER.replace(/^~/, homedir())),
    logLevel: given.LOG_LEVEL,
    keys: given,
    signing: given,
    brand: brandOf(given),
    frameAncestors: given.FRAME_ANCESTORS,
    singleSignOnKeys: given.HAND_OVER_KEYS,
    salesSiteUrl: given.SALES_SITE_URL,
    leadsKeptDays: given.LEADS_KEPT_DAYS,
    accidentCallMinutes: given.ACCIDENT_CALL_MINUTES ?? accidentCallInMode[given.ECENTER_MODE],
    documentUndoSeconds: given.DOCUMENT_UNDO_SECONDS,
    chatAnswerMinutes: given.CHAT_ANSWER_MINUTES,
    chatsAtOnce: given.CHATS_AT_ONCE,
    awayMinutes: given.AWAY_MINUTES,
    wrapUpMinutes: given.WRAP_UP_MINUTES,
    isContentReviewed: given.CONTENT_REVIEW === 'on',
    claimApprovalAboveFen: given.CLAIM_APPROVAL_ABOVE_YUAN * 100,
    electronicPolicyOffAreas: given.ELECTRONIC_POLICY_OFF_AREAS,
    electronicInvoiceOffAreas: given.ELECTRONIC_INVOICE_OFF_AREAS ?? offInMode[given.ECENTER_MODE],
    consultHours: given.CONSULT_HOURS ?? consultHoursInMode[given.ECENTER_MODE],
    salesHours: given.SALES_HOURS,
    entryTopics: given.ENTRY_TOPICS ?? new Map(),
    smallClaims: given.SMALL_CLAIM_DOCUMENTS ?? smallClaimsInMode[given.ECENTER_MODE],
    tencentSms: given,
    sms: smsPaceOf(given),
    smtp: smtpOf(given),
    payment: paymentOf(given, given.ECENTER_MODE),
  }
}

/** The core of a demo runs where it issues; what a house has, it says itself. */
function deciderOf({ ECENTER_MODE, POLICIES_ISSUED_BY }: Environment): ClaimDecider {
  return ECENTER_MODE === 'demo' && POLICIES_ISSUED_BY !== 'service' ? 'core' : 'desk'
}

function complaint(issue: BaseIssue<unknown>): string {
  return `${issue.path?.[0]?.key}: ${issue.message}`
}
