import type { listTeamDay, OwnerAsked } from '@ecenter/contract/day/desk/team-day.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { startOfDay } from '../../../platform/clock/clock.ts'
import { nextPageOf, rowsOfPage } from '../../../platform/lists/list-page.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { listAgents } from '../../customer-service/store/agent.repository.ts'
import { countCallNotes } from '../../customers/store/call-note.ts'
import type { DayServices } from '../day-services.ts'
import { ownedSourceOf, sourcesOf } from '../sources/all-sources.ts'
import type { DayAsked, DayCount, DaySource } from '../sources/day-source.ts'
import {
  isOfOwner,
  type OwnedAsked,
  type OwnedByKind,
  type OwnedCount,
  type OwnedRow,
  unownedFirst,
} from '../sources/owned-source.ts'
import { dayAsked } from './day-asked.ts'
import { readTodaysChats, teamFiguresOf } from './team-figures.ts'
import { teamOf } from './team-of.ts'

/** Each kind tells what is due first of it, as in the day of one; the first of all of them are the page. */
export function answerListTeamDay(services: DayServices): DeskHandler<typeof listTeamDay> {
  return async ({ kind: wanted, owner, page }, { staff }) => {
    const asked = dayAsked(services, staff)
    const sources = sourcesOf(staff)
    const chosen = sources.filter(({ kind }) => wanted === undefined || kind === wanted)
    const owned = await countOwned(services, sources, asked)
    const [everybodys, lists, agents, chats, calls] = await Promise.all([
      Promise.all(sources.map((source) => countOf(services, source, asked, owned))),
      Promise.all(
        chosen.map((source) => {
          return listOf(services, source, { ...asked, owner, limit: page * rowsPerPage })
        }),
      ),
      listAgents(services, asked.now),
      readTodaysChats(services, asked),
      countCallNotes(services, startOfDay(asked.today)),
    ])
    const kinds = sources.map(({ kind }, at) => ({
      kind,
      ...(owner === undefined ? (everybodys[at] ?? none) : ofOwner(owned.get(kind), owner)),
    }))
    const total = kinds
      .filter(({ kind }) => wanted === undefined || kind === wanted)
      .reduce((sum, each) => sum + each.total, 0)
    const rows = rowsOfPage(unownedFirst(lists.flat()), page)
    const names = await staffNames(
      services,
      rows.flatMap(({ ownerId }) => ownerId ?? []),
    )
    const numbers = new Map(agents.map(({ staffId, number }) => [staffId, number]))
    const all = [...owned.values()].flat()
    return {
      rows: rows.map(({ ownerId, isBehind: _, ...row }) => ({
        ...row,
        owner: ownerId === undefined ? undefined : ownerOf(ownerId, names, numbers),
      })),
      total,
      nextPage: nextPageOf(page, total),
      counts: { kinds, at: asked.now.toISOString() },
      soonMinutes: services.settings.daySoonMinutes,
      unowned: sumOf(all.filter(({ ownerId }) => ownerId === undefined)),
      figures: await teamFiguresOf(services, {
        ...{ asked, chats, owned },
        late: sumOf(everybodys).late,
        lateSources: sources.filter((_, at) => (everybodys[at]?.late ?? 0) > 0),
      }),
      team: await teamOf(services, { staff, agents, owned, chats, calls }),
    }
  }
}

async function countOwned(
  services: DayServices,
  sources: readonly DaySource[],
  asked: DayAsked,
): Promise<OwnedByKind> {
  const counted = await Promise.all(
    sources.map(async ({ kind }) => {
      const source = ownedSourceOf(kind)
      return source && ([kind, await source.countByOwner(services, asked)] as const)
    }),
  )
  return new Map(counted.filter((each) => each !== undefined))
}

/** How many there are, whoever has them. */
function countOf(
  services: DayServices,
  { kind, count }: DaySource,
  asked: DayAsked,
  owned: OwnedByKind,
): DayCount | Promise<DayCount> {
  const byOwner = owned.get(kind)
  return byOwner === undefined ? count(services, asked) : sumOf(byOwner)
}

/** What is shared is nobody's, so it is among no one's things. */
function ofOwner(byOwner: readonly OwnedCount[] = [], owner: OwnerAsked): DayCount {
  return sumOf(byOwner.filter(({ ownerId }) => isOfOwner(ownerId, owner)))
}

async function listOf(
  services: DayServices,
  { kind, list }: DaySource,
  asked: OwnedAsked,
): Promise<OwnedRow[]> {
  const source = ownedSourceOf(kind)
  if (source !== undefined) return source.list(services, asked)
  if (asked.owner !== undefined) return []
  const rows = await list(services, asked)
  return rows.map((row) => ({
    ...row,
    ownerId: undefined,
    isUnowned: false,
    whyNotGiven: '这类事不分给个人，有权限的同事都可以办',
  }))
}

const none: DayCount = { total: 0, late: 0 }

function sumOf(counts: readonly DayCount[]): DayCount {
  return counts.reduce(
    (sum, { total, late }) => ({ total: sum.total + total, late: sum.late + late }),
    none,
  )
}

function ownerOf(
  staffId: string,
  names: ReadonlyMap<string, string>,
  numbers: ReadonlyMap<string, string>,
) {
  return { staffId, name: names.get(staffId) ?? '已离职', number: numbers.get(staffId) }
}
