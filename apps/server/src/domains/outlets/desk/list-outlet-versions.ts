import {
  type listOutletVersions,
  outletDraft,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { versionsAtDesk } from '../../../platform/content/versions-at-desk.ts'
import type { OutletsServices } from '../outlets-services.ts'

export function answerListOutletVersions({
  db,
  keys,
}: OutletsServices): DeskHandler<typeof listOutletVersions> {
  return async ({ id }) => ({
    versions: await versionsAtDesk({ db, keys }, 'outlet', id, outletDraft),
  })
}
