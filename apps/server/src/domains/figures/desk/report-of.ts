import type { Report, ReportQuestion } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReportGroup, ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import { daysAfter, daysBetween, minuteInChina } from '../../../platform/clock/clock.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { readTeams, type Team } from '../../../platform/staff/teams.ts'
import type { ListServices } from '../../list-services.ts'
import { areaName } from '../../places/rules/areas.ts'
import { type Measured, measuredBy, rate, type Sums, together } from '../rules/measure-values.ts'
import { byBranch, byTeam, ofBranches } from '../rules/policies-of-shares.ts'
import { ofHouse, reportRows } from '../rules/report-rows.ts'
import {
  readCountedAt,
  readNames,
  readSums,
  type SumsAsked,
  type SumsBy,
} from '../store/read-sums.ts'
import { labelOf } from './group-labels.ts'
import type { NarrowedQuestion } from './report-for.ts'

/** Longer ones are told month by month. */
const daysShownAtMost = 62

type ReportServices = Pick<ListServices, 'db' | 'keys' | 'replica'> & {
  readonly settings: Pick<ListServices['settings'], 'chatAnswerMinutes'>
}
type Rows = (typeof reportRows)[ReportQuestion['report']]

/** One report, read from the replica where there is one. */
export async function reportOf(
  services: ReportServices,
  question: NarrowedQuestion,
): Promise<Report> {
  const rows = reportRows[question.report]
  const measured = measuredBy(services.settings.chatAnswerMinutes)
  const period = { ...asked(question, rows), from: question.from, to: question.to }
  const before = { ...period, ...periodBefore(question) }
  const read = await services.replica.read((db) => readAll(db, { rows, period, before }))
  const names = await staffNames(services, read.staffIds)
  const teams = rows.groups.some(({ group }) => group === 'team')
    ? await readTeams(services)
    : new Map<string, Team>()
  const teamNames = new Map([...teams.values()].map(({ key, name }) => [key, name]))
  const branchesAt = rows.groups.findIndex(({ by }) => by === 'branch')
  const branches = read.groups[branchesAt] ?? empty
  // Staff of a branch read complaints that know none, too; a rate of its policies is told without them.
  const rated = question.within === undefined ? read : bothOf(branches, ofBranches)
  const measures = (given: readonly ReportMeasure[]) =>
    given.filter(
      (each) =>
        (question.staffId === undefined && question.staffIds === undefined) ||
        !ofHouse.includes(each),
    )
  return {
    from: period.from,
    to: period.to,
    before: periodBefore(question),
    countedAt: read.countedAt && minuteInChina(read.countedAt),
    figures: measures(rows.figures).map((measure) => ({
      measure,
      value: measured(measure, (measure === 'perTenThousand' ? rated : read).now),
      before: measured(measure, (measure === 'perTenThousand' ? rated : read).before),
    })),
    trend: trendOf(measured, period, measures(rows.trend), read.trend),
    groups: rows.groups.map((group, at) =>
      groupOf(
        measured,
        group,
        sharesOf(group.group, read.groups[at] ?? empty, branches, teams),
        (key) => labelOf(group.group, key, names, teamNames),
      ),
    ),
    staff: [...names]
      .filter(([id]) => question.staffIds?.includes(id) ?? true)
      .map(([staffId, name]) => ({ staffId, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'zh-CN')),
    branches:
      question.choices?.branches ?? read.branches.map((code) => ({ code, name: areaName(code) })),
    teams: question.choices?.teams ?? [],
  }
}

interface SumsOfPeriods {
  readonly now: ReadonlyMap<string, Sums>
  readonly before: ReadonlyMap<string, Sums>
}

const none: Sums = new Map()
const empty: SumsOfPeriods = { now: new Map<string, Sums>(), before: new Map<string, Sums>() }

function bothOf<Made>(
  { now, before }: SumsOfPeriods,
  make: (shares: ReadonlyMap<string, Sums>) => Made,
): { readonly now: Made; readonly before: Made } {
  return { now: make(now), before: make(before) }
}

function sharesOf(
  group: ReportGroup,
  shares: SumsOfPeriods,
  branches: SumsOfPeriods,
  teams: ReadonlyMap<string, Team>,
): SumsOfPeriods {
  if (group === 'branch') return bothOf(shares, byBranch)
  if (group !== 'team') return shares
  return {
    now: byTeam(shares.now, branches.now, teams),
    before: byTeam(shares.before, branches.before, teams),
  }
}

function asked({ staffId, branch, staffIds, within }: NarrowedQuestion, { flows, stocks }: Rows) {
  return { flows, stocks, staffId, branch, staffIds, within }
}

function periodBefore({ from, to }: Pick<ReportQuestion, 'from' | 'to'>) {
  const days = daysBetween(from, to) + 1
  return { from: daysAfter(from, -days), to: daysAfter(from, -1) }
}

interface Periods {
  readonly rows: Rows
  readonly period: SumsAsked
  readonly before: SumsAsked
}

async function readAll(db: ReadDb, { rows, period, before }: Periods) {
  const dimensions: readonly SumsBy[] =
    rows.groups.length === 0 ? ['all'] : rows.groups.map(({ by }) => by)
  const [trend, shares, sharesBefore, staffIds, branches, countedAt] = await Promise.all([
    readSums(db, period, isLong(period) ? 'month' : 'day'),
    Promise.all(dimensions.map((by) => readSums(db, period, by))),
    Promise.all(dimensions.map((by) => readSums(db, before, by))),
    rows.flows.includes('chats') ? readNames(db, period, 'staff_id') : [],
    rows.groups.some(({ by }) => by === 'branch') ? readNames(db, period, 'branch') : [],
    readCountedAt(db, period),
  ])
  return {
    // Shares of one dimension are all that there is.
    now: together(shares[0] ?? empty.now),
    before: together(sharesBefore[0] ?? empty.before),
    trend,
    groups: shares.map((now, at) => ({ now, before: sharesBefore[at] ?? empty.before })),
    staffIds,
    branches,
    countedAt,
  }
}

function isLong({ from, to }: Pick<SumsAsked, 'from' | 'to'>): boolean {
  return daysBetween(from, to) >= daysShownAtMost
}

/** Every day and month has its row, also one on which nothing happened. */
function trendOf(
  measured: Measured,
  period: SumsAsked,
  measures: readonly ReportMeasure[],
  sums: ReadonlyMap<string, Sums>,
): Report['trend'] {
  const days = Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_, at) =>
    daysAfter(period.from, at),
  )
  const all = isLong(period) ? [...new Set(days.map((day) => day.slice(0, 7)))] : days
  return {
    measures: [...measures],
    rows: all.map((at) => ({ at, values: valuesOf(measured, measures, sums.get(at) ?? none) })),
  }
}

function groupOf(
  measured: Measured,
  { group, measures, isNamed }: Rows['groups'][number],
  { now, before }: SumsOfPeriods,
  label: (key: string) => string,
): Report['groups'][number] {
  const [first = 'complaints'] = measures
  const keys = [...new Set([...now.keys(), ...before.keys()])]
  const rows = keys
    .filter((key) => key !== '' || !isNamed)
    .map((key) => ({
      key,
      label: label(key),
      values:
        group === 'funnel'
          ? stepOf(measured, key, now)
          : valuesOf(measured, measures, now.get(key) ?? none),
      before: measured(first, before.get(key) ?? none),
    }))
    .filter(({ values, before: earlier }) => (values[0] ?? 0) > 0 || (earlier ?? 0) > 0)
    .toSorted((one, other) => inOrder(group, one, other))
  return { group, measures: [...measures], rows }
}

type GroupRow = Report['groups'][number]['rows'][number]

/** A way goes from its first step to its last; of all others the most comes first. */
function inOrder(group: string, one: GroupRow, other: GroupRow): number {
  const byKey = one.key < other.key ? -1 : 1
  if (group === 'funnel') return byKey
  return (other.values[0] ?? 0) - (one.values[0] ?? 0) || byKey
}

/** How many came to a step, and how many of those who took the first. */
function stepOf(
  measured: Measured,
  key: string,
  sums: ReadonlyMap<string, Sums>,
): (number | null)[] {
  const came = measured('came', sums.get(key) ?? none) ?? 0
  const first = measured('came', sums.get(key.replace(/\/\d+$/, '/1')) ?? none) ?? 0
  return [came, rate(came, first) ?? null]
}

function valuesOf(
  measured: Measured,
  measures: readonly ReportMeasure[],
  sums: Sums,
): (number | null)[] {
  return measures.map((measure) => measured(measure, sums) ?? null)
}
