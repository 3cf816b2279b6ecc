import { closeReasonNames } from '@ecenter/contract/accident-reports/closing.ts'
import type {
  closeReport,
  reopenReport,
} from '@ecenter/contract/accident-reports/desk/close-report.ts'
import { accidentClosed, accidentReopened } from '@ecenter/contract/core/accident-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { closingSms, reopeningSms } from '../notices/ending-sms.ts'
import { closingWords, reasonsToClose, reopenUntil } from '../rules/closing-words.ts'
import { storeClosing, storeReopening } from '../store/close-report.ts'
import { addNote } from '../store/note-report.ts'
import { deskReportOf, reportAtDesk, reportingOf } from './desk-report.ts'
import { reportToActOn } from './report-to-act-on.ts'

/** A claim that came meanwhile wins: who closes reads the report with its row locked, and whoever stores a claim writes that row. */
export function answerCloseReport(
  services: AccidentReportsServices,
): DeskHandler<typeof closeReport> {
  return async ({ reportId, version, reason, words }, { db, staff, record }) => {
    const store = { ...services, db }
    const report = await reportToActOn(store, reportId, version, staff.within)
    if (report.registNo !== undefined) throw stateChanged('核心已经立案，不能结束这次报案。')
    if (report.closedAt !== undefined) throw stateChanged('这次报案已经结束了。')
    const reporting = await reportingOf(store, report)
    if (!reasonsToClose(reporting).includes(reason)) {
      throw fieldRefused('reason', '报案人已证明是自己的车：保不保要走理赔，请选别的原因')
    }
    const at = services.clock.now()
    const known = closingWords(reason, reporting)
    await storeClosing(store, report, { reason, told: known ?? words ?? '' }, at)
    const text = [closeReasonNames[reason], words].filter(Boolean).join('：')
    const noted = { at, isCall: false, act: 'closed', text } as const
    await addNote(store, reportId, { ...noted, byName: staff.name, staffId: staff.id }, version)
    const sms = closingSms(services, report, known)
    if (sms !== undefined) await services.jobs.sendSms(sms, db)
    await tellCore(store, accidentClosed, {
      subject: `accident/${report.receiptNo}`,
      data: {
        receiptNo: report.receiptNo,
        at: at.toISOString(),
        reason,
        words,
        account: staff.account,
      },
    })
    record({ event: 'accident-report-noted', ...about(report), outcome: 'closed' })
    return deskReportOf(store, await reportAtDesk(store, reportId, staff.within), staff.within)
  }
}

/** Opens it again within its time; the reporter is to be called anew. */
export function answerReopenReport(
  services: AccidentReportsServices,
): DeskHandler<typeof reopenReport> {
  return async ({ reportId, version, note }, { db, staff, record }) => {
    const store = { ...services, db }
    const report = await reportToActOn(store, reportId, version, staff.within)
    const until = reopenUntil(report)
    if (until === undefined) throw stateChanged('这次报案没有结束，不用重新处理。')
    if (services.clock.today() > until) {
      throw stateChanged('结束得太久了，不能重新处理。请让报案人重新报案，或替来电人报案。')
    }
    const at = services.clock.now()
    await storeReopening(store, reportId, at)
    const noted = { at, isCall: false, act: 'reopened', text: note } as const
    await addNote(store, reportId, { ...noted, byName: staff.name, staffId: staff.id }, version)
    const sms = reopeningSms(services, report)
    if (sms !== undefined) await services.jobs.sendSms(sms, db)
    const { receiptNo } = report
    await tellCore(store, accidentReopened, {
      subject: `accident/${receiptNo}`,
      data: { receiptNo, at: at.toISOString(), note, account: staff.account },
    })
    record({ event: 'accident-report-noted', ...about(report), outcome: 'reopened' })
    return deskReportOf(store, await reportAtDesk(store, reportId, staff.within), staff.within)
  }
}
