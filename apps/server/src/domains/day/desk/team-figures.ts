import type { TeamFigures } from '@ecenter/contract/day/desk/team-day.ts'
import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import { timeInChina } from '../../../platform/clock/clock.ts'
import {
  countConversations,
  queuedSince,
} from '../../customer-service/store/waiting-conversations.ts'
import { measuredBy, together } from '../../figures/rules/measure-values.ts'
import { readCountedAt, readSums } from '../../figures/store/read-sums.ts'
import type { DayServices } from '../day-services.ts'
import { ownedSourceOf } from '../sources/all-sources.ts'
import type { DayAsked, DaySource } from '../sources/day-source.ts'
import type { OwnedByKind } from '../sources/owned-source.ts'

/** What today's conversations came to, as the days were counted: of one of the staff, or of all of them. */
export interface TodaysChats {
  readonly countedAt: Date | undefined
  valueOf(measure: ReportMeasure, staffId?: string): number | undefined
}

export async function readTodaysChats(
  { db, settings }: DayServices,
  { today, staff: { within } }: DayAsked,
): Promise<TodaysChats> {
  const asked = { flows: ['chats'], stocks: [], from: today, to: today, within }
  const [countedAt, sums] = await Promise.all([
    readCountedAt(db, asked),
    readSums(db, asked, 'staff_id'),
  ])
  const measured = measuredBy(settings.chatAnswerMinutes)
  const all = together(sums)
  return {
    countedAt,
    valueOf(measure, staffId) {
      const own = staffId === undefined ? all : (sums.get(staffId) ?? new Map())
      return countedAt && measured(measure, own)
    },
  }
}

interface Asked {
  readonly asked: DayAsked
  readonly chats: TodaysChats
  readonly late: number
  /** The kinds of which something is late. */
  readonly lateSources: readonly DaySource[]
  readonly owned: OwnedByKind
}

/** The strip over the list: who waits, what is late and since when, how today's conversations went. */
export async function teamFiguresOf(
  services: DayServices,
  { asked, chats, late, lateSources, owned }: Asked,
): Promise<TeamFigures> {
  const [waiting, waitingSince, firsts] = await Promise.all([
    countConversations(services, 'queued'),
    queuedSince(services),
    Promise.all(lateSources.map((source) => firstDue(services, source, asked, owned))),
  ])
  return {
    waiting,
    waitingSince: waitingSince?.toISOString(),
    late,
    lateSince: firsts.filter((at) => at !== undefined).toSorted()[0],
    firstMedian: chats.valueOf('firstMedian'),
    answerMinutes: services.settings.chatAnswerMinutes,
    stars: chats.valueOf('stars'),
    ratings: chats.valueOf('ratings') ?? 0,
    countedAt: chats.countedAt && timeInChina(chats.countedAt),
  }
}

/** When the first of a kind was due, whoever has it. */
async function firstDue(
  services: DayServices,
  { kind, isOwn, list }: DaySource,
  asked: DayAsked,
  owned: OwnedByKind,
): Promise<string | undefined> {
  const counted = (owned.get(kind) ?? []).flatMap(({ firstAt }) => firstAt ?? []).toSorted()
  if (counted[0] !== undefined) return counted[0]
  const ofTeam = isOwn === true ? ownedSourceOf(kind) : undefined
  const [first] =
    ofTeam === undefined
      ? await list(services, { ...asked, limit: 1 })
      : await ofTeam.list(services, { ...asked, owner: undefined, limit: 1 })
  return first?.dueAt
}
