/**
 * How often something may happen; shared by all processes. Carriers put thousands of people behind
 * one network address, so what counts by address alone is wide. At `alarmAt` the log tells the
 * operators, once a window.
 *
 * `isOften` is what each visit, lookup or message counts: where there is a Redis, it counts these. The
 * others are rare, or guard money, phones and the desk, or belong to a transaction: they stay in PostgreSQL.
 */
export const limitRules = {
  failedLookupsBySession: { points: 10, seconds: 3600 },
  // A fact is what a lookup names: whom it asks about, or the plate or number that it asks for.
  failedLookupsByFactAndAddressHour: { points: 10, seconds: 3600, isOften: true },
  failedLookupsByFactAndAddressDay: { points: 30, seconds: 86_400, isOften: true },
  // Of a fact that is guessed at from everywhere; see `busyFact` of the lookups.
  failedLookupsByBusyFactAndAddressDay: { points: 3, seconds: 86_400, isOften: true },
  failedLookupsByFactHour: { points: 150, seconds: 3600, alarmAt: 30, isOften: true },
  failedLookupsByFactDay: { points: 300, seconds: 86_400, alarmAt: 200, isOften: true },
  failedLookupsByAddress: { points: 5000, seconds: 3600, alarmAt: 300, isOften: true },
  failedLookupsOfAll: {
    points: Number.POSITIVE_INFINITY,
    seconds: 3600,
    alarmAt: 2000,
    isOften: true,
  },
  // What keeps the disk; long before, each session costs work.
  sessionsByAddress: { points: 100_000, seconds: 3600, alarmAt: 3000, isOften: true },
  // Each challenge has a counter of its own, which outlives it.
  spentWork: { points: 1, seconds: 300, isOften: true },
  slidesBySession: { points: 60, seconds: 3600, isOften: true },
  smsBySession: { points: 10, seconds: 3600 },
  smsBySubject: { points: 1, seconds: 60 },
  // A typed phone may be a stranger's; the one on file rings only for who knows its owner's policy.
  // No network has a large share of the day's budget; long before, each code costs work beside its slide (`admit-sms.ts`).
  typedSmsByAddressHour: { points: 500, seconds: 3600, alarmAt: 60 },
  typedSmsByAddressDay: { points: 2000, seconds: 86_400, alarmAt: 300 },
  onFileSmsByAddressHour: { points: 1000, seconds: 3600, alarmAt: 120 },
  onFileSmsByAddressDay: { points: 4000, seconds: 86_400, alarmAt: 600 },
  // Codes for proofs by phone and for reports of accidents; long before, each takes a slide.
  smsByWorkByAddress: { points: 100_000, seconds: 3600, alarmAt: 300 },
  // Of the fact beside a phone: what only four characters tell is guessed at a few times in a month.
  failedFactsByPhoneHour: { points: 5, seconds: 3600 },
  failedFactsByPhoneMonth: { points: 10, seconds: 30 * 86_400 },
  failedWholeNumbersByPhone: { points: 5, seconds: 3600 },
  // Of a plate with an ID number, or a policy with a credit code: only who reads the code learns more.
  failedBlindProofsByThingAndAddressDay: { points: 5, seconds: 86_400 },
  // Told, and closed to nobody: a guess learns nothing, and the owner of the thing asks by the same way.
  failedBlindProofsByThingDay: { points: 100_000, seconds: 86_400, alarmAt: 20 },
  // Each opens all that a company has.
  ownSearchesBySession: { points: 120, seconds: 3600, isOften: true },
  failedFactsByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  smsByPhoneMinute: { points: 1, seconds: 60 },
  smsByPhoneHour: { points: 5, seconds: 3600 },
  smsByPhoneDay: { points: 10, seconds: 86_400 },
  typedSmsByPhoneMinute: { points: 1, seconds: 60 },
  typedSmsByPhoneHour: { points: 5, seconds: 3600 },
  typedSmsByPhoneDay: { points: 10, seconds: 86_400 },
  onFileSmsByPhoneMinute: { points: 1, seconds: 60 },
  onFileSmsByPhoneHour: { points: 5, seconds: 3600 },
  onFileSmsByPhoneDay: { points: 10, seconds: 86_400 },
  smsBudgetDay: { points: 100_000, seconds: 86_400, alarmAt: 50_000 },
  verificationsBySession: { points: 30, seconds: 3600, isOften: true },
  verificationsByAddress: { points: 100, seconds: 3600, isOften: true },
  analyticsBySession: { points: 120, seconds: 3600, isOften: true },
  faultsBySession: { points: 20, seconds: 3600, isOften: true },
  // All of a carrier's customers may come upon the same fault of a new version: it is counted, not filed.
  faultsByAddress: { points: 600, seconds: 3600, isOften: true },
  faultsByStaff: { points: 60, seconds: 3600, isOften: true },
  policyMailsByPolicy: { points: 3, seconds: 86_400 },
  invoiceMailsByCustomer: { points: 10, seconds: 86_400 },
  plateCorrectionsByCar: { points: 3, seconds: 86_400 },
  // Of claims and cases, judged; the others as of photos below.
  documentsBySession: { points: 60, seconds: 86_400 },
  documentsBegunBySession: { points: 60, seconds: 86_400 },
  documentPiecesBySession: { points: 60 * 64, seconds: 86_400 },
  // Begun, and asked to be taken: each of these opens and judges up to ten megabytes.
  accidentPhotosBySession: { points: 60, seconds: 86_400 },
  accidentPhotosJudgedBySession: { points: 60, seconds: 86_400 },
  // As many as those photos may have: of pieces that come at once to one place each is stored first.
  accidentPhotoPiecesBySession: { points: 60 * 64, seconds: 86_400 },
  // Of a phone or one's own car; the codes that prove phones are limited by network.
  accidentReportsByReporter: { points: 6, seconds: 86_400 },
  // Anybody may name any plate: whose it is shall not be disturbed by each of them.
  accidentSmsByHolder: { points: 3, seconds: 86_400 },
  chatFilesBySession: { points: 30, seconds: 86_400 },
  // Of who has proven no phone; the next ones ask for a slide that was just passed.
  filesOfUnprovenBySession: { points: 1, seconds: 86_400 },
  appealsByPhone: { points: 3, seconds: 86_400 },
  contactChangesByPerson: { points: 5, seconds: 86_400 },
  // Browsers and passkeys that are added: their phone is told of each.
  addedByPerson: { points: 10, seconds: 86_400 },
  // Whom one customer asks to be family, and how often a phone is rung for that, by whomever.
  familyOffersByPerson: { points: 5, seconds: 86_400 },
  familySmsByPhone: { points: 3, seconds: 86_400 },
  failedAppealsByNumberAndAddress: { points: 10, seconds: 3600 },
  failedAppealsByPhone: { points: 20, seconds: 3600 },
  // Of a network, here and below: long before, each wrong try costs work (`guess-from-network.ts`).
  failedAppealsByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  // Numbers follow each other, so many a guess is right: few are wrong before nobody is found any more.
  employeesBySession: { points: 10, seconds: 3600 },
  employeesByAddress: { points: 100, seconds: 3600, alarmAt: 50 },
  failedEmployeesBySession: { points: 3, seconds: 3600 },
  failedEmployeesByAddress: { points: 10, seconds: 3600, alarmAt: 10 },
  failedEmployeesByAddressDay: { points: 20, seconds: 86_400 },
  promotionMailsByPhone: { points: 3, seconds: 86_400 },
  failedReturnOrdersBySession: { points: 10, seconds: 3600 },
  // Each code costs an SMS, so a phone is guessed with slowly; some who press often are one claim.
  failedReturnOrdersByPhone: { points: 60, seconds: 3600 },
  failedReturnOrdersByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  returnClaimsByPhone: { points: 20, seconds: 86_400 },
  failedPromotersByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  failedClaimLinksBySession: { points: 10, seconds: 3600 },
  failedClaimLinksByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  failedShortLinksBySession: { points: 10, seconds: 3600 },
  failedShortLinksByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  failedPhonesByShortLink: { points: 5, seconds: 86_400 },
  shortLinksByPhone: { points: 5, seconds: 86_400 },
  shortLinksByStaff: { points: 60, seconds: 3600, alarmAt: 60 },
  // Somebody who pays or calls needs some; whoever collects them needs all.
  cardsShownByStaff: { points: 60, seconds: 3600, alarmAt: 40 },
  leadPhonesByStaff: { points: 60, seconds: 3600, alarmAt: 40 },
  // A case that lies open is read anew whenever somebody comes back to it, and a claim has many files.
  casesReadByStaff: { points: 240, seconds: 3600, alarmAt: 120 },
  casesTakenByStaff: { points: 60, seconds: 3600, alarmAt: 40 },
  takenInByStaff: { points: 60, seconds: 3600, alarmAt: 40 },
  chatFilesByStaff: { points: 60, seconds: 3600, alarmAt: 40 },
  documentsViewedByStaff: { points: 600, seconds: 3600, alarmAt: 400 },
  // Who answers calls looks for many, who watches over them for more; a day's work ends somewhere, and so does a night's.
  customerSearchesByAgent: { points: 60, seconds: 3600, alarmAt: 50 },
  customerSearchesByHandler: { points: 90, seconds: 3600, alarmAt: 75 },
  customerSearchesBySupervisor: { points: 120, seconds: 3600, alarmAt: 100 },
  customerSearchesByStaffDay: { points: 300, seconds: 86_400, alarmAt: 200 },
  colleaguesSearchedByStaffDay: { points: 10, seconds: 86_400, alarmAt: 3 },
  customersReadByStaff: { points: 240, seconds: 3600, alarmAt: 120 },
  revealsByAgentDay: { points: 30, seconds: 86_400, alarmAt: 25 },
  revealsByHandlerDay: { points: 100, seconds: 86_400, alarmAt: 80 },
  // Facts that a caller told wrongly: the number, the customer and who asked pay for it, the customer's own code does not.
  callerMissesByPhoneDay: { points: 3, seconds: 86_400 },
  callerMissesByCustomerDay: { points: 6, seconds: 86_400, alarmAt: 6 },
  callerMissesByStaffDay: { points: 30, seconds: 86_400, alarmAt: 10 },
  callerCodesByStaff: { points: 30, seconds: 3600, alarmAt: 25 },
  failedReopensByCode: { points: 5, seconds: 86_400 },
  failedReopensBySession: { points: 10, seconds: 3600 },
  failedReopensByAddress: { points: 100_000, seconds: 3600, alarmAt: 100 },
  cashiersByOrder: { points: 60, seconds: 3600 },
  conversationsBySession: { points: 20, seconds: 3600, isOften: true },
  conversationsByAddress: { points: 1000, seconds: 3600, alarmAt: 300, isOften: true },
  // Each fills a place in the queue until somebody has looked at it.
  // What keeps the queue; long before, each call costs work, then a slide too, and networks take turns.
  personCallsByAddress: { points: 1000, seconds: 3600, alarmAt: 50 },
  messagesBySessionMinute: { points: 30, seconds: 60, isOften: true },
  messagesBySessionHour: { points: 300, seconds: 3600, isOften: true },
  // Counted to be told: what is forged is refused anyway, and what verifies never.
  failedNoticesByAddress: { points: 600, seconds: 3600, alarmAt: 20 },
  // A core that sends each row by itself; beyond that it sends several in one call.
  coreCallsByKey: { points: 60_000, seconds: 60, alarmAt: 45_000, isOften: true },
  failedCoreKeysByAddress: { points: 60, seconds: 3600, alarmAt: 10 },
  // All of an office come from one address. Who has the password is as good as inside, so codes are few.
  staffSignInsByAddress: { points: 300, seconds: 3600, alarmAt: 150 },
  companySignInsByAddress: { points: 300, seconds: 3600, alarmAt: 150 },
  failedStaffSignInsByAccountAndAddress: { points: 5, seconds: 900 },
  failedStaffSignInsByDevice: { points: 5, seconds: 900 },
  failedStaffSignInsByAccount: { points: 100, seconds: 3600, alarmAt: 10 },
  failedStaffSignInsByAddress: { points: 60, seconds: 3600, alarmAt: 20 },
  failedStaffCodesByAccount: { points: 5, seconds: 900, alarmAt: 5 },
  failedStaffCodesByAccountDay: { points: 20, seconds: 86_400, alarmAt: 15 },
  failedStaffCodesByAddress: { points: 60, seconds: 3600, alarmAt: 20 },
  // A refusal costs its visitor nothing, and its entry is kept for months.
  tracedRefusalsBySession: { points: 60, seconds: 3600, isOften: true },
  tracedRefusalsByAddress: { points: 600, seconds: 3600, isOften: true },
  supervisionsTracedByStaff: { points: 1, seconds: 600, isOften: true },
  untracedRefusalNotices: { points: 1, seconds: 3600, isOften: true },
} as const satisfies Record<string, Limit>

interface Limit {
  readonly points: number
  readonly seconds: number
  readonly alarmAt?: number
  readonly isOften?: true
}

export type LimitRule = keyof typeof limitRules

/** One that a transaction may count along with what it does. */
export type KeptRule = {
  [Rule in LimitRule]: (typeof limitRules)[Rule] extends { readonly isOften: true } ? never : Rule
}[LimitRule]

export type LimitOf = (rule: LimitRule) => Limit

/** How often the insurer lets something happen, where it has its own say. */
interface ChosenLimits {
  readonly sms: { readonly codesPerDay: number }
  readonly revealsADay: { readonly byAgent: number; readonly byHandler: number }
  readonly searches: {
    readonly byAgent: number
    readonly byHandler: number
    readonly bySupervisor: number
    readonly aDay: number
  }
}

/** The rules, with those points that the insurer chose. */
export function limitsWith({ sms, revealsADay, searches }: ChosenLimits): LimitOf {
  const { byAgent, byHandler } = revealsADay
  const chosen: Partial<Record<LimitRule, Limit>> = {
    smsBudgetDay: withPoints('smsBudgetDay', sms.codesPerDay, 1 / 2),
    revealsByAgentDay: withPoints('revealsByAgentDay', byAgent, 5 / 6),
    revealsByHandlerDay: withPoints('revealsByHandlerDay', byHandler, 4 / 5),
    customerSearchesByAgent: withPoints('customerSearchesByAgent', searches.byAgent, 5 / 6),
    customerSearchesByHandler: withPoints('customerSearchesByHandler', searches.byHandler, 5 / 6),
    customerSearchesBySupervisor: withPoints(
      'customerSearchesBySupervisor',
      searches.bySupervisor,
      5 / 6,
    ),
    customerSearchesByStaffDay: withPoints('customerSearchesByStaffDay', searches.aDay, 2 / 3),
  }
  return (rule) => chosen[rule] ?? limitRules[rule]
}

function withPoints(rule: LimitRule, points: number, alarmedShare: number): Limit {
  return { ...limitRules[rule], points, alarmAt: Math.ceil(points * alarmedShare) }
}

export function limitOf(rule: LimitRule): Limit {
  return limitRules[rule]
}

/** The name of a counter's row. */
export function counterKey(rule: LimitRule, key: string): string {
  return `${rule}:${key}`
}
