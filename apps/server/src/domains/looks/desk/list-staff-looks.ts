import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type {
  exportStaffLooks,
  listStaffLooks,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { type LookRow, lookKindNames } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { DeskHandler, DeskVisit } from '../../../platform/calls/desk-handler.ts'
import { type CsvColumns, csvAnswer } from '../../../platform/csv/csv-answer.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import type { LooksServices } from '../looks-services.ts'
import { peopleLookedAt } from '../store/people-looked-at.ts'
import { countStaffLooks, type LooksAsked, readStaffLooks } from '../store/staff-looks.ts'
import { looksAsked, looksShown } from './looks-shown.ts'

/** Each of them opens a name; who needs more narrows the days. */
const exportedAtMost = 5000

export function answerListStaffLooks(services: LooksServices): DeskHandler<typeof listStaffLooks> {
  return async ({ page, ...question }, { staff, trace }) => {
    const asked = await looksAsked(services, staff, question)
    // Told first: nobody reads the trail without one.
    await traceReading(trace, asked, 'staff-looks-read')
    const extent = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage }
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

export function answerExportStaffLooks(
  services: LooksServices,
): DeskHandler<typeof exportStaffLooks> {
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
