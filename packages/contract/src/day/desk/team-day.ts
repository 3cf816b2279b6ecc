import {
  array,
  boolean,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  uuid,
} from 'valibot'
import { staffing } from '../../customer-service/desk/staffing.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { ofKnownKind } from '../../rules/of-known-kind.ts'
import { dayCounts, dayKind, dayRow } from './day-row.ts'

/** Somebody of the staff, as colleagues name them; whoever never talked to customers has no number. */
const owner = object({ staffId: string(), name: string(), number: optional(string()) })

/** One thing that somebody waits for, and who of the staff has it. */
const teamRow = object({
  ...dayRow.entries,
  /** Absent of what nobody has yet, and of what is nobody's alone. */
  owner: optional(owner),
  /** Nobody has it, and somebody should. */
  isUnowned: boolean(),
  /** Why it is given to nobody; absent where the act of its kind may. */
  whyNotGiven: optional(string()),
  /** Of a case: as whoever gives it has seen it. */
  version: optional(number()),
})
export type TeamRow = InferOutput<typeof teamRow>

/** What can be given to a colleague, each by the call of its kind: `giveChatTo`, `giveCase`. */
const givableKind = picklist(['chat', 'case'])
export type GivableKind = InferOutput<typeof givableKind>

const member = object({
  ...owner.entries,
  isSelf: boolean(),
  /** What they may be given. */
  kinds: array(givableKind),
  /** Of who talks to customers: whether they are here, and how many they have. */
  staffing: optional(staffing),
  /** Of what they have and somebody waits for: cases, calls to who wants to buy, all that is late. */
  cases: number(),
  leads: number(),
  late: number(),
  /**
   * What they came to today: calls that they noted, and of who talks to customers conversations and the first answer,
   * absent where nothing was measured, or nothing was counted yet.
   */
  calls: number(),
  chats: optional(number()),
  firstMedian: optional(number()),
})
export type TeamMember = InferOutput<typeof member>

/** How the team stands, whoever's things are listed. */
const teamFigures = object({
  /** Customers who wait for a person, and since when the first of them. */
  waiting: number(),
  waitingSince: optional(string()),
  /** What is late, and the moment at which the first of it was due. */
  late: number(),
  lateSince: optional(string()),
  /**
   * Of today's conversations, in seconds and stars, absent where there were none; the first answer is promised within so
   * many minutes.
   */
  firstMedian: optional(number()),
  answerMinutes: number(),
  stars: optional(number()),
  ratings: number(),
  /** `12:05`: of conversations what has happened since is not in it; absent while nothing was counted. */
  countedAt: optional(string()),
})
export type TeamFigures = InferOutput<typeof teamFigures>

/** Of whom things are listed: of one of the staff, or of nobody. */
const ownerAsked = union([literal('nobody'), pipe(string(), uuid('没有这位同事'))])
export type OwnerAsked = InferOutput<typeof ownerAsked>

/**
 * Everything that is due, with who has it: what nobody has in front, then what is due first. Those whom it may be
 * given to are told with what they have and came to today. Of a branch it is what its staff may see.
 */
export const listTeamDay = defineDeskCall({
  path: '/day/listTeamDay',
  access: 'hand-out-work',
  request: object({ kind: optional(dayKind), owner: optional(ownerAsked), ...pageAsked }),
  response: object({
    rows: ofKnownKind(teamRow),
    ...listExtent,
    /** Of whom was asked for, of all kinds. */
    counts: dayCounts,
    soonMinutes: number(),
    /** What nobody has, whoever was asked for. */
    unowned: object({ total: number(), late: number() }),
    figures: teamFigures,
    team: array(member),
  }),
})
