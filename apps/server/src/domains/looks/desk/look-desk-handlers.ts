import {
  type exportStaffLooks,
  type LookRow,
  type listStaffLooks,
  type listUnusualLooks,
  type lookDeskCalls,
  lookKindNames,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { type UnusualRule, unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import type { DeskHandler, DeskHandlers, DeskVisit } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { minuteInChina, secondInChina, startOfDay } from '../../../platform/clock/clock.ts'
import { type CsvColumns, csvAnswer } from '../../../platform/csv/csv-answer.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import {
  findStaff,
  listStaffRecords,
  staffNames,
} from '../../../platform/staff/staff.repository.ts'
import type { LooksServices } from '../looks-services.ts'
import {
  type Finding,
  findingsSince,
  keepFindings,
  readFindings,
  settleFinding,
} from '../store/look-finding.repository.ts'
import { peopleLookedAt } from '../store/people-looked-at.ts'
import { countStaffLooks, type LooksAsked, readStaffLooks } from '../store/staff-looks.ts'
import { looksAsked, looksShown, momentsOf } from './looks-shown.ts'

const ruleOrder = Object.keys(unusualRules) as UnusualRule[]

export function lookDeskHandlers(services: LooksServices): DeskHandlers<typeof lookDeskCalls> {
  return {
    listStaffLooks: answerListStaffLooks(services),
    exportStaffLooks: answerExportStaffLooks(services),
    listUnusualLooks: answerListUnusualLooks(services),
    /** Says what came of a finding: never about oneself, and of another branch as little as of nobody. */
    async settleFinding({ staffId, rule, day, count, verdict, note }, { staff, db, record }) {
      const store = { ...services, db }
      if (staffId === staff.id) throw changed('和自己有关的异常要由别人核实。')
      // They could have come in as this account.
      if (staffId === staff.openedBy) {
        throw changed('您的账号由这位同事开通或重置，要由另一位主管核实。')
      }
      const whose = await findStaff(store, staffId)
      const isTheirs = staff.branch === undefined || whose?.branch === staff.branch
      const at = services.clock.now()
      const said = { at, by: staff.id, verdict, note }
      if (!isTheirs || !(await settleFinding(store, { staffId, rule, day, count }, said))) {
        throw changed('这条异常刚刚有变化：可能次数又增加了，也可能同事已经核实。请刷新后再看。')
      }
      record({ event: 'finding-settled', objectId: staffId, outcome: `${rule} ${day} ${verdict}` })
      return {}
    },
  }
}

function changed(message: string): Failure {
  return stateChanged(message)
}

/** What stands in the trail is kept as it is found, and what was settled stays with what was said of it. */
function answerListUnusualLooks(services: LooksServices): DeskHandler<typeof listUnusualLooks> {
  return async (period, { staff, trace }) => {
    const moments = momentsOf(period)
    await trace({ event: 'staff-looks-read', outcome: 'unusual' })
    // The trail is older than what is kept of it: what was removed would wait again, as if nobody had settled it.
    const since = startOfDay(findingsSince(services.clock, services.settings.findingsKeptDays))
    const from = moments.from < since ? since : moments.from
    if (from < moments.until) await keepFindings(services, { ...moments, from })
    const findings = await readFindings(services, { ...period, branch: staff.branch })
    const names = await staffNames(
      services,
      findings.flatMap(({ staffId, settled }) => [staffId, ...(settled ? [settled.by] : [])]),
    )
    const nameOf = (id: string) => names.get(id) ?? '已离职'
    const { from: fromOf, night } = services.settings.unusualLooks
    return {
      rules: ruleOrder.map((rule) => ({ rule, from: fromOf[rule] })),
      night,
      findings: findings
        .toSorted((one, other) => openFirst(one, other) || graveFirst(one.rule, other.rule))
        .map(({ firstAt, lastAt, settled, ...finding }) => ({
          ...finding,
          staffName: nameOf(finding.staffId),
          firstAt: secondInChina(firstAt),
          lastAt: secondInChina(lastAt),
          isOwn: [staff.id, staff.openedBy].includes(finding.staffId),
          settled: settled && {
            at: minuteInChina(settled.at),
            byName: nameOf(settled.by),
            verdict: settled.verdict,
            note: settled.note,
          },
        })),
    }
  }
}

function openFirst(one: Finding, other: Finding): number {
  return Number(one.settled !== undefined) - Number(other.settled !== undefined)
}

function graveFirst(one: UnusualRule, other: UnusualRule): number {
  return ruleOrder.indexOf(one) - ruleOrder.indexOf(other)
}

/** Each of them opens a name; who needs more narrows the days. */
const exportedAtMost = 5000

function answerListStaffLooks(services: LooksServices): DeskHandler<typeof listStaffLooks> {
  return async ({ page, ...question }, { staff, trace }) => {
    const asked = await looksAsked(services, staff, question)
    // Told first: nobody reads the trail without one.
    await traceReading(trace, asked, 'staff-looks-read')
    const extent = extentOf(page)
    const [looks, total, members, customer] = await Promise.all([
      readStaffLooks(services, asked, extent),
      countStaffLooks(services, asked),
      listStaffRecords(services),
      nameOf(services, asked),
    ])
    return {
      looks: await looksShown(services, looks),
      total,
      nextPage: nextPageOf(page, total),
      staff: members
        .filter(({ branch }) => staff.branch === undefined || branch === staff.branch)
        .map(({ id, name }) => ({ staffId: id, name })),
      maskedName: customer,
    }
  }
}

function answerExportStaffLooks(services: LooksServices): DeskHandler<typeof exportStaffLooks> {
  return async (question, { staff, trace }) => {
    const asked = await looksAsked(services, staff, question)
    await traceReading(trace, asked, 'staff-looks-exported')
    const [looks, total] = await Promise.all([
      readStaffLooks(services, asked, { limit: exportedAtMost, offset: 0 }),
      countStaffLooks(services, asked),
    ])
    const rows = await looksShown(services, looks)
    return csvAnswer('查看留痕.csv', columns, rows, closingOf(total))
  }
}

/** Who audits by a file has to know that it is not all. */
function closingOf(total: number): string | undefined {
  if (total <= exportedAtMost) return undefined
  return `一共 ${total} 条，这里只有最近的 ${exportedAtMost} 条。请把日期选短一些，分几次导出。`
}

const columns: CsvColumns<LookRow> = {
  时间: ({ at }) => at,
  员工: ({ staffName }) => staffName,
  客户: ({ maskedName }) => maskedName,
  种类: ({ kind }) => lookKindNames[kind],
  看了什么: ({ what }) => what,
  原因: ({ reason }) => reason,
  结果: ({ isInVain }) => (isInVain ? '没有结果' : ''),
}

/** Who is asked for as a customer reads that somebody looked who had looked. */
async function traceReading(
  trace: DeskVisit['trace'],
  { customerKey, staffId = '' }: LooksAsked,
  event: 'staff-looks-read' | 'staff-looks-exported',
): Promise<void> {
  await trace({ event, outcome: staffId === '' ? 'everybody' : staffId })
  if (customerKey === undefined) return
  const subject = customerKey.toString('hex')
  await trace({ event: 'looks-at-customer-read', subject, outcome: 'shown' })
}

async function nameOf(
  services: LooksServices,
  { customerKey }: LooksAsked,
): Promise<string | undefined> {
  if (customerKey === undefined) return undefined
  const subject = customerKey.toString('hex')
  const person = (await peopleLookedAt(services, [subject])).get(subject)
  return person && maskName(person.name)
}
