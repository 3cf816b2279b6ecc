import type { revokeLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { LinksServices } from '../links-services.ts'
import { revokeShortLink } from '../store/short-link.repository.ts'
import { actOnLink } from './act-on-link.ts'

export function answerRevokeLink(services: LinksServices): DeskHandler<typeof revokeLink> {
  return ({ linkId }, transaction) =>
    actOnLink(services, transaction, {
      action: 'revoke',
      event: 'short-link-revoked',
      linkId,
      work: (store, { link }, at) =>
        revokeShortLink(store, link.ref, { at, staffId: transaction.staff.id }),
    })
}
