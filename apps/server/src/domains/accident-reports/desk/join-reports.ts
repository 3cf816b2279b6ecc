import type { joinReports } from '@ecenter/contract/accident-reports/desk/join-reports.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { accidentJoined } from '@ecenter/contract/core/accident-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, mustBeFound, stateChanged } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import {
  type AccidentReport,
  type ReportNote,
  type ReportStore,
  readNotes,
  reportOfReceipt,
} from '../store/accident-report.repository.ts'
import { addNote } from '../store/note-report.ts'
import { counterpartsOf } from '../store/report-search.ts'
import { deskReportOf, isSameAsFound, reportAtDesk } from './desk-report.ts'
import { reportToActOn } from './report-to-act-on.ts'

/** What was found stands with both reports; their reporters learn nothing of it, nor of each other. */
export function answerJoinReports(
  services: AccidentReportsServices,
): DeskHandler<typeof joinReports> {
  return async (asked, { db, staff, record }) => {
    const { reportId, version, isSame, reason } = asked
    const store = { ...services, db }
    const otherId = asked.otherId ?? (await idOfReceipt(store, asked, staff.within))
    const report = await reportToActOn(store, reportId, version, staff.within, [otherId])
    const notes = await readNotes(store, reportId)
    const other = await otherOf(store, { report, notes, otherId, asked }, staff.within)
    if (isSameAsFound(notes, otherId) === isSame) {
      throw stateChanged('已经这样记过了，不用再记。')
    }
    const at = services.clock.now()
    const said = { at, isCall: false, act: isSame ? 'same' : 'different' } as const
    const by = { byName: staff.name, staffId: staff.id }
    for (const [one, pair] of [
      [report, other],
      [other, report],
    ] as const) {
      const before = await readNotes(store, one.id)
      const note = { ...said, ...by, text: textOf(pair.receiptNo, reason), otherId: pair.id }
      await addNote(store, one.id, note, before.length)
      record({ event: 'accident-report-noted', ...about(one), outcome: said.act })
    }
    await tellCore(store, accidentJoined, {
      subject: `accident/${report.receiptNo}`,
      data: {
        receiptNo: report.receiptNo,
        otherReceiptNo: other.receiptNo,
        isSame,
        reason,
        at: at.toISOString(),
        account: staff.account,
      },
    })
    return deskReportOf(store, await reportAtDesk(store, reportId, staff.within), staff.within)
  }
}

type Asked = Pick<RequestOf<typeof joinReports>, 'reportId' | 'otherReceiptNo' | 'reason'>

async function idOfReceipt(
  store: ReportStore,
  { reportId, otherReceiptNo = '' }: Asked,
  within: Within,
): Promise<string> {
  const other = await reportOfReceipt(store, otherReceiptNo, within)
  if (other === undefined) throw fieldRefused('otherReceiptNo', '没有这个受理号，请核对')
  if (other.id === reportId) throw fieldRefused('otherReceiptNo', '这就是这次报案自己的受理号')
  return other.id
}

interface Pair {
  readonly report: AccidentReport
  readonly notes: readonly ReportNote[]
  readonly otherId: string
  readonly asked: Asked
}

/** The other one, as locked; whoever joins what does not fit by itself, or parts what was joined so, says why. */
async function otherOf(
  store: ReportStore,
  { report, notes, otherId, asked }: Pair,
  within: Within,
): Promise<AccidentReport> {
  const counterparts = await counterpartsOf(store, report, notes, within)
  const known = counterparts.find((each) => each.report.id === otherId)
  if (known !== undefined && !known.isMatched && asked.reason === undefined) {
    throw fieldRefused('reason', '请写明原因')
  }
  if (known !== undefined) return known.report
  return mustBeFound(await reportOfReceipt(store, asked.otherReceiptNo ?? '', within))
}

function textOf(receiptNo: string, reason: string | undefined): string {
  return reason === undefined ? `受理号 ${receiptNo}` : `受理号 ${receiptNo}：${reason}`
}
