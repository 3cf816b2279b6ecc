import type { joinReports } from '@ecenter/contract/accident-reports/desk/join-reports.ts'
import { accidentJoined } from '@ecenter/contract/core/accident-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, stateChanged } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { readNotes } from '../store/accident-report.repository.ts'
import { addNote } from '../store/note-report.ts'
import { counterpartsOf } from '../store/report-search.ts'
import { deskReportOf, isSameAsFound, reportAtDesk } from './desk-report.ts'
import { reportToActOn } from './report-to-act-on.ts'

/** What was found stands with both reports; their reporters learn nothing of it, nor of each other. */
export function answerJoinReports(
  services: AccidentReportsServices,
): DeskHandler<typeof joinReports> {
  return async ({ reportId, version, otherId, isSame }, { db, staff, record }) => {
    const store = { ...services, db }
    const report = await reportToActOn(store, reportId, version, staff.within, [otherId])
    const counterparts = await counterpartsOf(store, report, staff.within)
    const { report: other } = mustBeFound(counterparts.find((each) => each.report.id === otherId))
    if (isSameAsFound(await readNotes(store, reportId), otherId) === isSame) {
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
      const note = { ...said, ...by, text: `受理号 ${pair.receiptNo}`, otherId: pair.id }
      await addNote(store, one.id, note, before.length)
      record({ event: 'accident-report-noted', ...about(one), outcome: said.act })
    }
    await tellCore(store, accidentJoined, {
      subject: `accident/${report.receiptNo}`,
      data: {
        receiptNo: report.receiptNo,
        otherReceiptNo: other.receiptNo,
        isSame,
        at: at.toISOString(),
        account: staff.account,
      },
    })
    return deskReportOf(store, await reportAtDesk(store, reportId, staff.within), staff.within)
  }
}
