import type { listOutletVersions } from '@ecenter/contract/outlets/desk/list-outlet-versions.ts'
import { outletDraft } from '@ecenter/contract/outlets/desk/outlet-draft.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { toldVersions } from '../../../platform/content/told-versions.ts'

export function answerListOutletVersions({
  db,
  keys,
}: Parts): DeskHandler<typeof listOutletVersions> {
  return async ({ id }) => ({
    versions: await toldVersions({ db, keys }, 'outlet', id, outletDraft),
  })
}
