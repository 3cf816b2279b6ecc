import {
  type listOutletVersions,
  outletDraft,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { versionsAtDesk } from '../../../platform/content/versions-at-desk.ts'
import type { Services } from '../../services.ts'

export function answerListOutletVersions({
  db,
  keys,
}: Services): DeskHandler<typeof listOutletVersions> {
  return async ({ id }) => ({
    versions: await versionsAtDesk({ db, keys }, 'outlet', id, outletDraft),
  })
}
