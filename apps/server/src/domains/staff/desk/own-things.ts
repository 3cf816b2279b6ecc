import { type DeskAccess, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { type keepOwn, type listOwn, ownAtMost } from '@ecenter/contract/staff/desk/own-things.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { keep, readKept } from '../../../platform/staff/kept.repository.ts'
import type { Services } from '../../services.ts'

/** Words for customers are for whoever may still write to them; a view names nobody. */
const drafts: ReadonlyMap<string, DeskAccess> = new Map([
  ['letter', 'handle-cases'],
  ['chat', 'answer-chats'],
])

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
