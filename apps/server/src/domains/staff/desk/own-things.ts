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

/** Words that were begun are for whoever may still send them; a view names nobody. */
const drafts: ReadonlyMap<string, DeskAccess> = new Map<string, DeskAccess>([
  ...of('handle-cases', ['letter', 'call-back', 'extend', 'case-note', 'give-case']),
  ...of('handle-claims', ['claim-event', 'claim-decision', 'claim-approval', 'claim-correction']),
  ...of('handle-claims', ['answer-nudge']),
  ...of('judge-documents', ['refuse-document']),
  ...of('approve-letters', ['return-letter']),
  ...of('handle-returns', ['refuse-return']),
  ...of('handle-deliveries', ['delivery-event']),
  ...of('answer-chats', ['chat', 'chat-note', 'chat-wrap-up', 'canned-answer']),
  ...of('handle-leads', ['note-lead']),
  ...of('serve-customers', ['call-note', 'case-intake', 'lead-intake', 'report-intake']),
  ...of('keep-faqs', ['faq']),
  ...of('keep-outlets', ['outlet']),
  ...of('keep-announcements', ['announcement']),
  ...of('keep-questionnaires', ['questionnaire']),
])

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
        const [what = ''] = place.split('/')
        return isAllowed(drafts.get(what) ?? 'signed-in', staff.roles)
      }),
    }
  }
}

export function answerKeepOwn(
  services: Pick<Services, 'keys' | 'clock'>,
): DeskHandler<typeof keepOwn> {
  return async ({ place, values }, { db, staff }) => {
    const room = { begun: ownAtMost, forGood: ownForGoodAtMost }
    if (await keep({ ...services, db }, { staffId: staff.id, place, values }, room)) return {}
    throw fieldRefused('place', `最多保存 ${ownForGoodAtMost} 个，请先删除不再用的。`)
  }
}
