import { type keepOwn, type listOwn, ownAtMost } from '@ecenter/contract/staff/desk/own-things.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { keep, readKept } from '../../../platform/staff/kept.repository.ts'
import type { Services } from '../../services.ts'

export function answerListOwn(
  services: Pick<Services, 'db' | 'keys'>,
): DeskHandler<typeof listOwn> {
  return async (_, { staff }) => ({ own: await readKept(services, staff.id) })
}

export function answerKeepOwn(
  services: Pick<Services, 'keys' | 'clock'>,
): DeskHandler<typeof keepOwn> {
  return async ({ place, values }, { db, staff }) => {
    await keep({ ...services, db }, { staffId: staff.id, place, values }, ownAtMost)
    return {}
  }
}
