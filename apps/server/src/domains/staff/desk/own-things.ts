import { type DeskAccess, isAllowed, type StaffRole } from '@ecenter/contract/desk/desk-call.ts'
import { type keepOwn, type listOwn, ownAtMost } from '@ecenter/contract/staff/desk/own-things.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { keep, readKept } from '../../../platform/staff/kept.repository.ts'
import type { Services } from '../../services.ts'

/** Words that were begun are for whoever may still send them; a view names nobody. */
const drafts: ReadonlyMap<string, DeskAccess> = new Map<string, DeskAccess>([
  ...['letter', 'call-back', 'extend', 'case-note', 'give-case'].map(ofRole('claims')),
  ...['claim-event', 'claim-decision', 'claim-approval', 'claim-correction'].map(ofRole('claims')),
  ...['refuse-document', 'answer-nudge', 'refuse-return', 'delivery-event'].map(ofRole('claims')),
  ...['chat', 'chat-note', 'chat-wrap-up', 'canned-answer', 'note-lead'].map(ofRole('agent')),
  ...['call-note', 'case-intake', 'lead-intake', 'report-intake'].map(ofRole('agent', 'claims')),
  ...['faq', 'outlet', 'announcement', 'questionnaire'].map(ofRole('content')),
  ['return-letter', ['supervisor']],
])

function ofRole(...roles: StaffRole[]) {
  return (what: string) => [what, roles] as const
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
    await keep({ ...services, db }, { staffId: staff.id, place, values }, ownAtMost)
    return {}
  }
}
