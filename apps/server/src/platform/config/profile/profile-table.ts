import { usualTimes } from '@ecenter/contract/constants/promised-times.ts'

/** A whole number of the insurer's to choose. */
interface ProfileRow {
  readonly unit: string
  readonly least: number
  readonly most: number
  /** Undefined where nothing is promised without it. */
  readonly usual: number | undefined
  /** In a demo, where that is another. */
  readonly demo?: number
  /** For who writes the profile; `docs/operations.md` is made of it. */
  readonly meaning: string
}

/**
 * Everything that an insurer decides by a number, in one table: its default holds where neither the
 * environment nor `PROFILE_FILE` says another. No other file has a default of these.
 */
export const profileTable = {
  LEAD_CALL_WORKDAYS: {
    ...{ unit: 'working days', least: 1, most: 10, usual: usualTimes.leadCallWorkdays },
    meaning:
      'within them whoever wants to buy is called: they read it, and the desk shows who waits longer',
  },
  APPEAL_CALL_WORKDAYS: {
    ...{ unit: 'working days', least: 1, most: 5, usual: usualTimes.appealCallWorkdays },
    meaning: 'within them whoever has appealed is called',
  },
  OBJECTION_DAYS: {
    ...{ unit: 'days', least: 1, most: 30, usual: usualTimes.objectionDays },
    meaning: 'within them an objection to a claim is answered in writing',
  },
  COMPLAINT_DAYS: {
    ...{ unit: 'days', least: 1, most: 15, usual: usualTimes.complaintDays },
    meaning: 'within them a complaint is answered in writing',
  },
  COMPLEX_COMPLAINT_DAYS: {
    ...{ unit: 'days', least: 15, most: 60, usual: usualTimes.complexComplaintDays },
    meaning: 'the same, from its beginning, once its customer was told that it is complex',
  },
  REVIEW_ASKED_DAYS: {
    ...{ unit: 'days', least: 30, most: 365, usual: usualTimes.reviewAskedDays },
    meaning: 'so long after an answer a review of it may be asked for',
  },
  REVIEW_DAYS: {
    ...{ unit: 'days', least: 1, most: 30, usual: usualTimes.reviewDays },
    meaning: 'within them a review is answered in writing',
  },
  CLAIM_ASSESS_DAYS: {
    ...{ unit: 'days', least: 1, most: 30, usual: usualTimes.claimAssessDays },
    meaning: 'within them a claim whose documents are there is assessed',
  },
  CLAIM_PAY_DAYS: {
    ...{ unit: 'days', least: 1, most: 10, usual: usualTimes.claimPayDays },
    meaning: 'within them a claim is paid that was agreed upon',
  },
  CLAIM_REFUSAL_DAYS: {
    ...{ unit: 'days', least: 1, most: 3, usual: usualTimes.claimRefusalDays },
    meaning: 'within them it is said in writing why a claim is refused',
  },
  CLAIM_APPROVAL_ABOVE_YUAN: {
    ...{ unit: 'yuan', least: 0, most: 999_999_999, usual: 50_000 },
    meaning:
      'a payment of a claim waits for a second member of staff where it, with what was paid of that claim without a second one, comes to more, and so does the refusal or cancellation of one that was settled or assessed at more; whether staff note it or ask the core for it',
  },
  DOCUMENT_UNDO_SECONDS: {
    ...{ unit: 'seconds', least: 0, most: 60, usual: 10 },
    meaning:
      'so long staff can take back what they said of a document; its customer and the core are told after them',
  },
  ACCIDENT_CALL_MINUTES: {
    ...{ unit: 'minutes', least: 5, most: 1440, usual: undefined, demo: 30 },
    meaning:
      'within them whoever reports an accident is called: they read the time, and the desk shows who waits longer. Without it nothing is promised',
  },
  RETURN_DAYS: {
    ...{ unit: 'days', least: 1, most: 30, usual: usualTimes.returnDays },
    meaning: 'within them a return freight claim is answered',
  },
  RETURN_ASKED_DAYS: {
    ...{ unit: 'days', least: 0, most: 365, usual: usualTimes.returnAskedDays },
    meaning: 'so long after its cover an order may be claimed, since parcels travel',
  },
  REFUND_WORKDAYS: {
    ...{ unit: 'working days', least: 1, most: 30, usual: usualTimes.refundWorkdays },
    meaning: 'within them money that goes back is usually there',
  },
  ISSUE_HOURS: {
    ...{ unit: 'hours', least: 1, most: 168, usual: 2 },
    meaning:
      'within them the core issues what was paid: after them the order waits in the day of staff, and its customer reads whom to call',
  },
  CHAT_ANSWER_MINUTES: {
    ...{ unit: 'minutes', least: 1, most: 60, usual: 3 },
    meaning:
      "within them a customer who writes to a person is answered: the desk's clock of each chat counts towards it, and then counts what is late",
  },
  MESSAGE_ANSWER_MINUTES: {
    ...{ unit: 'minutes', least: 30, most: 1440, usual: 240 },
    meaning:
      'within so many of the hours of people (`CONSULT_HOURS`) a message is answered that was left for them',
  },
  CHATS_AT_ONCE: {
    ...{ unit: 'conversations', least: 1, most: 20, usual: 5 },
    meaning: 'so many an agent has at once at most; a supervisor who takes one over may have more',
  },
  AWAY_MINUTES: {
    ...{ unit: 'minutes', least: 5, most: 480, usual: 15 },
    meaning: 'whoever is on 小休 or 忙碌 for longer reads so, as do colleagues and supervisors',
  },
  WRAP_UP_MINUTES: {
    ...{ unit: 'minutes', least: 5, most: 480, usual: 30 },
    meaning:
      'within them it is said what a chat was about that its customer left: it waits in the day of whoever had it',
  },
  CALL_BACK_TRIES: {
    ...{ unit: 'calls', least: 1, most: 10, usual: 3 },
    meaning:
      'after so many in which nobody answered a promised call may be ended: its customer gets an SMS with whom to call',
  },
  CHAT_REMINDED_MINUTES: {
    ...{ unit: 'minutes', least: 5, most: 240, usual: 25 },
    meaning:
      'a customer who has said nothing for so long to a person, whose turn it is not, is asked whether they are there',
  },
  CHAT_LEFT_MINUTES: {
    ...{ unit: 'minutes', least: 1, most: 60, usual: 5 },
    meaning:
      'so long after that question, which names it, a conversation ends that nobody has written in',
  },
  ROBOT_CHAT_LEFT_MINUTES: {
    ...{ unit: 'minutes', least: 5, most: 1440, usual: 30 },
    meaning: 'a conversation with the robot ends that nobody has written in for so long',
  },
  SEARCHES_AN_HOUR_BY_AGENT: {
    ...{ unit: 'searches', least: 1, most: 1000, usual: 60 },
    meaning:
      'so many times an agent looks for customers in an hour; the log tells operators of five sixths of them',
  },
  SEARCHES_AN_HOUR_BY_HANDLER: {
    ...{ unit: 'searches', least: 1, most: 1000, usual: 90 },
    meaning: 'the same of who handles claims',
  },
  SEARCHES_AN_HOUR_BY_SUPERVISOR: {
    ...{ unit: 'searches', least: 1, most: 1000, usual: 120 },
    meaning: 'the same of supervisors',
  },
  SEARCHES_A_DAY: {
    ...{ unit: 'searches', least: 1, most: 10_000, usual: 300 },
    meaning:
      'so many times anybody of the staff looks for customers or orders in 24 hours; the log tells operators of two thirds of them',
  },
  REVEALS_A_DAY_BY_AGENT: {
    ...{ unit: 'reveals', least: 1, most: 1000, usual: 30 },
    meaning:
      'so many masked numbers and names of customers an agent shows whole in 24 hours; the log tells operators of five sixths of them',
  },
  REVEALS_A_DAY_BY_HANDLER: {
    ...{ unit: 'reveals', least: 1, most: 1000, usual: 100 },
    meaning: 'the same of who handles claims, and of supervisors',
  },
  DAY_SOON_MINUTES: {
    ...{ unit: 'minutes', least: 5, most: 240, usual: 30 },
    meaning:
      'what is due within them stands in a group of its own in the day of staff, and its clock is amber',
  },
  LOOKS_CUSTOMERS_A_DAY: {
    ...{ unit: 'customers', least: 1, most: 10_000, usual: 60 },
    meaning: 'who of the staff looks at so many customers on a day is listed as unusual',
  },
  LOOKS_REVEALS_AN_HOUR: {
    ...{ unit: 'reveals', least: 1, most: 1000, usual: 9 },
    meaning: 'the same of who shows so many masked numbers whole in an hour',
  },
  LOOKS_REFUSED_A_DAY: {
    ...{ unit: 'callers', least: 1, most: 100, usual: 3 },
    meaning: 'the same of so many callers on a day whose facts did not match',
  },
  LOOKS_IN_VAIN_A_DAY: {
    ...{ unit: 'searches', least: 1, most: 1000, usual: 10 },
    meaning: 'the same of so many searches on a day that found nothing',
  },
  LOOKS_AT_NIGHT_A_DAY: {
    ...{ unit: 'looks', least: 1, most: 10_000, usual: 1 },
    meaning: 'the same of so many looks in the night of a day',
  },
  LOOKS_NIGHT_FROM_HOUR: {
    ...{ unit: 'hours', least: 18, most: 23, usual: 22 },
    meaning: 'at this hour in China that night begins',
  },
  LOOKS_NIGHT_UNTIL_HOUR: {
    ...{ unit: 'hours', least: 0, most: 10, usual: 6 },
    meaning: 'before this hour it ends',
  },
  LOOKS_CROWD_STAFF: {
    ...{ unit: 'members of staff', least: 2, most: 1000, usual: 8 },
    meaning:
      'at a customer whom so many look at on one day each look is unusual, whoever has looked',
  },
  LEADS_KEPT_DAYS: {
    ...{ unit: 'days', least: 30, most: 3650, usual: 365 },
    meaning: 'after them the hourly purge removes who wanted to buy, with what was noted of it',
  },
  FINDINGS_KEPT_DAYS: {
    ...{ unit: 'days', least: 1826, most: 36_500, usual: 1826 },
    meaning:
      'after them the hourly purge removes what was found unusual of staff, settled or not, with what was said of it; customers read five years of who of the staff looked, so it is never sooner',
  },
  WISH_HOURS_PLATE_CORRECTION: {
    ...{ unit: 'hours', least: 1, most: 720, usual: 24 },
    meaning: 'within them the core answers that a plate is to be corrected; see [Wishes](#wishes)',
  },
  WISH_HOURS_DELIVERY_CHANGE: {
    ...{ unit: 'hours', least: 1, most: 720, usual: 4 },
    meaning: 'the same of a delivery that is to be changed',
  },
  WISH_HOURS_CONTACT_CHANGE: {
    ...{ unit: 'hours', least: 1, most: 720, usual: 48 },
    meaning: "the same of a customer's phone, e-mail or address",
  },
  WISH_HOURS_INVOICE_CHANGE: {
    ...{ unit: 'hours', least: 1, most: 720, usual: 72 },
    meaning: 'the same of an invoice with another title, or a new one',
  },
  WISH_HOURS_CLAIM_DECISION: {
    ...{ unit: 'hours', least: 1, most: 720, usual: 24 },
    meaning: 'the same of what staff ask about a claim',
  },
  WISH_HOURS_PAYEE_CHANGE: {
    ...{ unit: 'hours', least: 1, most: 720, usual: 24 },
    meaning: 'the same of other accounts for a sum that was signed for',
  },
} as const satisfies Record<string, ProfileRow>

export type ProfileNumber = keyof typeof profileTable
