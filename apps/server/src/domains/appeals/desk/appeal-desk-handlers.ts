import type { appealDeskCalls } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { decideLetter, giveCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { appealExtended } from '@ecenter/contract/core/appeal-events.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused, mustBeFound, nothingFound } from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { aboutCase } from '../store/about-case.ts'
import { appealOfNumber, readAppeal } from '../store/appeal.repository.ts'
import { addNote, countChanges } from '../store/appeal-note.ts'
import { appealOfId } from '../store/appeal-search.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { keepLetter, takeAppeal } from '../store/change-appeal.ts'
import { actOnCase } from './act-on-case.ts'
import { answerAttachToCase, answerViewCaseFile } from './case-files.ts'
import { answerListCaseHandlers, caseHandlers } from './case-handlers.ts'
import { deskCaseOf } from './desk-case.ts'
import { answerExportCases } from './export-cases.ts'
import { answerListCases } from './list-cases.ts'
import { answerNameCase } from './name-case.ts'
import { needsApproval } from './possible-actions.ts'
import { sendLetter } from './send-letter.ts'
import { takeReading, takeReadingByAct, takeTurn } from './take-reading.ts'
import { tellOfCase } from './tell-of-case.ts'

export function appealDeskHandlers(
  services: AppealsServices,
): DeskHandlers<typeof appealDeskCalls> {
  return {
    listCases: answerListCases(services),
    exportCases: answerExportCases(services),
    async findCase({ caseNo }, { staff, trace }) {
      await takeSearch(services, staff)
      const ref = await appealOfNumber(services, caseNo, staff.within)
      if (ref === undefined) {
        await trace({ event: 'case-found', outcome: 'nothing' })
        throw nothingFound()
      }
      await trace({ event: 'case-found', ...(await aboutCase(services, ref)), outcome: 'found' })
      return { caseId: ref.id }
    },
    async readCase({ caseId }, { staff, trace }) {
      const ref = mustBeFound(await appealOfId(services, caseId, staff.within))
      await trace(await takeReading(services, ref, staff.id))
      return deskCaseOf(services, await readAppeal(services, ref), staff)
    },
    async countCaseChanges({ caseId }, { staff }) {
      const ref = mustBeFound(await appealOfId(services, caseId, staff.within))
      return { changes: await countChanges(services, ref) }
    },
    /** Who takes a case reads it, so taking is limited as reading is. */
    takeCase: (seen, transaction) =>
      actOnCase(services, transaction, {
        action: 'take',
        event: 'case-taken',
        seen,
        async work({ store, appeal: { ref, handler }, by }) {
          await takeTurn(services, by.staffId, store.db, '您一小时内接手的申诉太多，请稍后再接。')
          await takeAppeal(store, ref, by)
          return handler === undefined ? 'taken' : 'taken over'
        },
      }),
    noteCallBack: ({ note, ...seen }, transaction) =>
      actOnCase(services, transaction, {
        action: 'callBack',
        event: 'case-called-back',
        seen,
        async work({ store, appeal, now, by }) {
          await appendAppealEvent(store, appeal, { type: 'called-back', at: now, text: note, by })
          return 'noted'
        },
      }),
    extendCase: ({ reason, ...seen }, transaction) =>
      actOnCase(services, transaction, {
        action: 'extend',
        event: 'case-extended',
        seen,
        async work({ store, appeal, now, by, account }) {
          await appendAppealEvent(store, appeal, { type: 'extended', at: now, text: reason, by })
          await tellOfCase(services, store, appeal, '答复需要更多时间')
          await tellCore(store, appealExtended, {
            subject: `appeal/${appeal.caseNo}`,
            data: { caseNo: appeal.caseNo, reason, at: now.toISOString(), account },
          })
          return 'extended'
        },
      }),
    /** Sends the letter, or hands it up to who approves it: its customer is told of nothing until then. */
    answerCase: ({ letter, ...seen }, transaction) =>
      actOnCase(services, transaction, {
        action: 'answer',
        event: 'case-answered',
        seen,
        async work(acting) {
          const { store, appeal, now, by, account } = acting
          if (!needsApproval(services.settings, appeal)) {
            return sendLetter(services, acting, { letter, by, account })
          }
          const { openedBy } = transaction.staff
          const writer = { ...by, account, openedBy }
          await keepLetter(store, appeal.ref, { letter, by: writer, at: now.toISOString() })
          await addNote(store, appeal.ref, { kind: 'letter-asked', by }, { at: now })
          return 'waits to be approved'
        },
      }),
    listCaseHandlers: answerListCaseHandlers(services),
    giveCase: answerGiveCase(services),
    nameCase: answerNameCase(services),
    /** A note changes nothing that somebody acts on, so it needs no version and makes nobody's act an old one. */
    async noteOnCase({ caseId, words }, { db, staff, record }) {
      const store = { ...services, db }
      const ref = mustBeFound(await appealOfId(store, caseId, staff.within))
      record(await takeReadingByAct(store, ref, staff.id))
      const by = { staffId: staff.id, name: staff.name }
      await addNote(store, ref, { kind: 'note', by, text: words }, { at: services.clock.now() })
      record({ event: 'case-noted', ...(await aboutCase(store, ref)), outcome: 'noted' })
      return deskCaseOf(store, await readAppeal(store, ref), staff)
    },
    attachToCase: answerAttachToCase(services),
    viewCaseFile: answerViewCaseFile(services),
    decideLetter: answerDecideLetter(services),
  }
}

/** Only the letter that was seen is decided on: another one has raised the version of its case. */
function answerDecideLetter(services: AppealsServices): DeskHandler<typeof decideLetter> {
  return ({ verdict, reason = '', ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'decideLetter',
      event: 'case-letter-decided',
      seen,
      async work(acting) {
        const { store, appeal, now, by } = acting
        const { letter: waiting } = appeal
        if (waiting === undefined) throw new Error('what may be decided on has a letter')
        if (verdict === 'return') {
          await keepLetter(store, appeal.ref, { ...waiting, returned: { reason, byName: by.name } })
          const note = { kind: 'letter-returned', by, text: reason } as const
          await addNote(store, appeal.ref, note, { at: now })
          return 'returned'
        }
        const { letter, by: writer } = waiting
        await keepLetter(store, appeal.ref, undefined)
        await addNote(store, appeal.ref, { kind: 'letter-approved', by }, { at: now })
        const { staffId, name, account } = writer
        const author = { staffId, name }
        return sendLetter(services, acting, { letter, by: author, account, approvedBy: by })
      },
    })
}

/**
 * Gives a case to who may handle it at this moment; its clocks go on, since they follow from its own events. Who
 * gives one away reads it as who takes it does, so it is limited as taking is.
 */
function answerGiveCase(services: AppealsServices): DeskHandler<typeof giveCase> {
  return ({ staffId, words, ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'give',
      event: 'case-given',
      seen,
      async work({ store, appeal: { ref, handler, areaCode }, status, now, by }) {
        await takeTurn(services, by.staffId, store.db, '您一小时内分配的申诉太多，请稍后再分。')
        const handlers = await caseHandlers({ ...services, db: store.db }, areaCode)
        const colleague = handlers.find(({ id }) => id === staffId)
        if (colleague === undefined) {
          throw fieldRefused('staffId', '这位同事现在不办申诉和投诉了，请选别人')
        }
        if (!colleague.isWithin) {
          throw fieldRefused('staffId', '这一件不是这位同事机构的，他们看不到，请选别人')
        }
        if (handler?.staffId === staffId) throw fieldRefused('staffId', '已经由这位同事办理')
        const { decided } = status
        if ([decided?.by, decided?.approvedBy].some((mark) => mark?.staffId === staffId)) {
          throw fieldRefused('staffId', '原答复是这位同事作出的，核查要由别人办理')
        }
        const { name } = colleague
        await takeAppeal(store, ref, { staffId, name, givenBy: by.name })
        const text = words === undefined ? `分给${name}` : `分给${name}：${words}`
        await addNote(store, ref, { kind: 'given', by, text }, { at: now })
        return staffId
      },
    })
}
