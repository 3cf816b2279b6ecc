import { type DeskAccess, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import {
  type keepOwn,
  type listOwn,
  ownAtMost,
  ownForGoodAtMost,
} from '@ecenter/contract/staff/desk/own-things.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { keep, readKept } from '../../../platform/staff/kept.repository.ts'
import type { Services } from '../../services.ts'

/**
 * Each form and editor that keeps what was begun in it: that is for whoever may still send it. Beside a view and a
 * setting, which name nobody, nothing else is kept.
 */
export const ownPlaces: ReadonlyMap<string, DeskAccess> = new Map<string, DeskAccess>([
  ...of('signed-in', ['view', 'setting']),
  ...of('handle-cases', ['letter', 'call-back', 'extend', 'case-note', 'give-case']),
  ...of('handle-cases', ['name-case']),
  ...of('handle-claims', ['claim-event', 'claim-decision', 'claim-approval', 'claim-correction']),
  ...of('handle-claims', ['answer-nudge', 'payee-change']),
  ...of('judge-documents', ['refuse-document']),
  ...of('approve-letters', ['return-letter']),
  ...of('handle-returns', ['refuse-return']),
  ...of('handle-reports', ['note-report', 'close-report', 'reopen-report', 'join-reports']),
  ...of('send-links', ['link-intake']),
  ...of('pay-links', ['link-failed', 'link-paid', 'link-transfer', 'link-closing']),
  ...of('settle-transfers', ['link-doubt']),
  ...of('watch-core', ['note-wish']),
  ...of('settle-findings', ['finding']),
  ...of('review-content', ['content-return']),
  ...of('handle-deliveries', ['delivery-event']),
  ...of('handle-orders', ['note-order', 'hurry-order']),
  ...of('answer-chats', [
    'chat',
    'chat-tabs',
    'chat-note',
    'chat-unsent',
    'chat-transfer',
    'chat-wrap-up',
    'canned-answer',
  ]),
  ...of('handle-leads', ['note-lead']),
  ...of('serve-customers', ['call-note', 'case-intake', 'lead-intake', 'report-intake']),
  ...of('serve-customers', ['ask-document', 'only-proven-ask', 'only-proven-stop']),
  ...of('serve-customers', ['call-back-end']),
  ...of('keep-faqs', ['faq']),
  ...of('keep-outlets', ['outlet']),
  ...of('keep-announcements', ['announcement']),
  ...of('keep-questionnaires', ['questionnaire']),
])

function accessOf(place: string): DeskAccess | undefined {
  const [what = ''] = place.split('/')
  return ownPlaces.get(what)
}

function of(permission: DeskAccess, forms: readonly string[]) {
  return forms.map((form) => [form, permission] as const)
}

export function answerListOwn(
  services: Pick<Services, 'db' | 'keys'>,
): DeskHandler<typeof listOwn> {
  return async (_, { staff }) => {
    const own = await readKept(services, staff.id)
    return {
      own: own.filter(({ place }) => {
        const access = accessOf(place)
        return access !== undefined && isAllowed(access, staff.roles)
      }),
    }
  }
}

export function answerKeepOwn(
  services: Pick<Services, 'keys' | 'clock'>,
): DeskHandler<typeof keepOwn> {
  return async ({ place, values }, { db, staff }) => {
    if (accessOf(place) === undefined) throw fieldRefused('place', '这里的内容不能保存')
    const room = { begun: ownAtMost, forGood: ownForGoodAtMost }
    if (await keep({ ...services, db }, { staffId: staff.id, place, values }, room)) return {}
    throw fieldRefused('place', `最多保存 ${ownForGoodAtMost} 个，请先删除不再用的。`)
  }
}
