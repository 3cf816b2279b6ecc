import { homedir } from 'node:os'
import { resolve } from 'node:path'
import type { PromisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { type BaseIssue, safeParse } from 'valibot'
import type { OpeningHours } from '../database/tables/content.ts'
import type { NumberTable } from '../numbers/number-table.ts'
import { refuseUnissuable } from '../numbers/unfit-numbers.ts'
import { wordsOfIssue } from '../operator/words-of-issue.ts'
import { type Brand, brandOf } from './brand.ts'
import type { SingleSignOnKeys } from './channel-settings.ts'
import { type ClaimStepDays, demoClaimStepDays } from './claim-step-settings.ts'
import { type CompanySignInSettings, companySignInOf } from './company-sign-in-settings.ts'
import { type CorePushSettings, corePushOf } from './core-push-settings.ts'
import { type ClaimDecider, type CoreSettings, coreOf, type PolicyIssuer } from './core-settings.ts'
import { type DeskSettings, deskSettingsOf } from './desk-settings.ts'
import type { EntryTopics } from './entry-topics.ts'
import { type Environment, environment } from './environment.ts'
import { type ListeningSettings, listeningOf } from './listening-settings.ts'
import { type SmtpSettings, smtpOf } from './mail-settings.ts'
import { type PaymentSettings, paymentOf } from './payment-settings.ts'
import { accidentCallMinutes, promisedTimesOf } from './profile/profile-settings.ts'
import { readProfile } from './profile/read-profile.ts'
import { daily } from './service-times.ts'
import { type ShareSettings, sharesOf } from './share-settings.ts'
import { demoSmallClaims, type SmallClaims } from './small-claim-settings.ts'
import { type SmsPace, smsPaceOf } from './sms-settings.ts'
import { type KeptInRedis, redisKeepsOf } from './store-settings.ts'
import { refuseDemoByDefault, refuseUnfitForProduction } from './unfit-settings.ts'
import { type WishHours, wishHoursOf } from './wish-settings.ts'

export interface Settings extends ListeningSettings, DeskSettings {
  readonly mode: Environment['ECENTER_MODE']
  readonly databaseUrl: string | undefined
  /** A streaming replica for lists that may lag; undefined where the database answers everything. */
  readonly replicaUrl: string | undefined
  /** Servers over which the database is spread, any of which may be asked for lookups. */
  readonly lookupUrls: readonly string[]
  /** Counts limits and carries notifications; undefined where the database does. */
  readonly redisUrl: string | undefined
  /** What is kept there alone. */
  readonly redisKeeps: ReadonlySet<KeptInRedis>
  /** Where the insurer's core reaches the service; undefined where it has no API. */
  readonly core: CoreSettings | undefined
  readonly policiesIssuedBy: PolicyIssuer
  readonly claimsDecidedBy: ClaimDecider
  /** What the insurer's numbers look like; undefined where they are as usual. */
  readonly numbers: NumberTable | undefined
  /** Within what time the insurer acts; undefined where that is as usual. */
  readonly promisedTimes: PromisedTimes | undefined
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
  /** Within how many days the steps of a claim are done, by its kind. */
  readonly claimStepDays: ClaimStepDays
  readonly brand: Brand
  readonly frameAncestors: string
  /** Undefined where no channel hands its customers over. */
  readonly singleSignOnKeys: SingleSignOnKeys | undefined
  /** Where insurance is bought; undefined where an adviser calls whoever wants to. */
  readonly salesSiteUrl: string | undefined
  /** After so many days nobody has to know any more who wanted to buy. */
  readonly leadsKeptDays: number
  /** After so many days nobody has to know any more what was found unusual of staff. */
  readonly findingsKeptDays: number
  /** Within so many minutes whoever reports an accident is called; undefined where nobody promises it. */
  readonly accidentCallMinutes: number | undefined
  /** Within so many minutes a customer who writes to a person is answered. */
  readonly chatAnswerMinutes: number
  /** Within so many minutes of the hours of people a message is answered that was left for them. */
  readonly messageAnswerMinutes: number
  /** When a customer who says nothing is asked whether they are there, and when their conversation ends. */
  readonly chatMinutes: {
    readonly reminded: number
    /** After the question. */
    readonly left: number
    readonly leftWithRobot: number
  }
  /** Within so many hours the core issues what was paid. */
  readonly issueHours: number
  /** What staff write for customers is published by a second person. */
  readonly isContentReviewed: boolean
  /** So long staff can take back what they said of a document. */
  readonly documentUndoSeconds: number
  /** A payment of a claim above this takes a second member of staff; fen. */
  readonly claimApprovalAboveFen: number
  /** Whose answers leave only after a second person has approved them: of all cases, of those of a regulator, of none. */
  readonly lettersApproved: 'all' | 'regulator' | 'none'
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

/** Which documents a small claim asks for is the insurer's to say. */
const smallClaimsInMode = {
  demo: demoSmallClaims,
  production: [],
} as const satisfies Record<Environment['ECENTER_MODE'], SmallClaims>

/** How long a step takes is the insurer's to say. */
const claimStepDaysInMode = {
  demo: demoClaimStepDays,
  production: [],
} as const satisfies Record<Environment['ECENTER_MODE'], ClaimStepDays>

/** Reads and checks the whole environment at once; throws with the name of every setting that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const profile = readProfile(env.PROFILE_FILE)
  // What the environment says counts before what the profile does.
  const said = { ...profile.settings, ...env, NUMBERS: profile.settings.NUMBERS }
  const read = safeParse(environment, said)
  if (!read.success) {
    const lineOf = (name: string) => (env[name] === undefined ? profile.lineOf(name) : undefined)
    throw new Error(read.issues.map((issue) => complaint(issue, lineOf)).join('\n'))
  }
  const given = read.output
  refuseDemoByDefault(given, env)
  refuseUnfitForProduction(given)
  const mode = given.ECENTER_MODE
  const listening = listeningOf(given)
  const policiesIssuedBy = given.POLICIES_ISSUED_BY ?? issuerInMode[given.ECENTER_MODE]
  const numbers = given.NUMBERS_FILE ?? given.NUMBERS
  if (policiesIssuedBy === 'service' && numbers) refuseUnissuable(numbers)
  return {
    mode,
    ...listening,
    companySignIn: companySignInOf(given, { mode, publicOrigin: listening.publicOrigin }),
    hasStaffPasswords: given.STAFF_PASSWORDS === 'on',
    core: coreOf(given, given.ECENTER_MODE),
    policiesIssuedBy,
    numbers,
    promisedTimes: promisedTimesOf(given),
    claimsDecidedBy: given.CLAIMS_DECIDED_BY ?? deciderOf(given),
    databaseUrl: given.DATABASE_URL,
    replicaUrl: given.DATABASE_REPLICA_URL,
    lookupUrls: given.DATABASE_LOOKUP_URLS ?? [],
    redisUrl: given.REDIS_URL,
    redisKeeps: redisKeepsOf(given),
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
    findingsKeptDays: given.FINDINGS_KEPT_DAYS,
    accidentCallMinutes: accidentCallMinutes(given, mode),
    documentUndoSeconds: given.DOCUMENT_UNDO_SECONDS,
    messageAnswerMinutes: given.MESSAGE_ANSWER_MINUTES,
    chatMinutes: {
      reminded: given.CHAT_REMINDED_MINUTES,
      left: given.CHAT_LEFT_MINUTES,
      leftWithRobot: given.ROBOT_CHAT_LEFT_MINUTES,
    },
    ...deskSettingsOf(given),
    chatAnswerMinutes: given.CHAT_ANSWER_MINUTES,
    issueHours: given.ISSUE_HOURS,
    isContentReviewed: given.CONTENT_REVIEW === 'on',
    claimApprovalAboveFen: given.CLAIM_APPROVAL_ABOVE_YUAN * 100,
    lettersApproved: given.LETTERS_APPROVED,
    electronicPolicyOffAreas: given.ELECTRONIC_POLICY_OFF_AREAS,
    electronicInvoiceOffAreas: given.ELECTRONIC_INVOICE_OFF_AREAS ?? offInMode[given.ECENTER_MODE],
    consultHours: given.CONSULT_HOURS ?? consultHoursInMode[given.ECENTER_MODE],
    salesHours: given.SALES_HOURS,
    entryTopics: given.ENTRY_TOPICS ?? new Map(),
    smallClaims: given.SMALL_CLAIM_DOCUMENTS ?? smallClaimsInMode[given.ECENTER_MODE],
    claimStepDays: given.CLAIM_STEP_DAYS ?? claimStepDaysInMode[given.ECENTER_MODE],
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

/** Where it stands in the profile, its line is told too. */
function complaint(
  issue: BaseIssue<unknown>,
  lineOf: (name: string) => number | undefined,
): string {
  const name = String(issue.path?.[0]?.key)
  const line = lineOf(name)
  return `${line === undefined ? '' : `PROFILE_FILE line ${line}: `}${name}: ${wordsOfIssue(issue)}`
}
