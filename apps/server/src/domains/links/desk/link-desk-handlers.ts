import type { linkDeskCalls } from '@ecenter/contract/links/desk/link-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerCreateLink } from './create-link.ts'
import { answerFindLinks } from './find-links.ts'
import { answerListLinks } from './list-links.ts'
import { answerMarkFailed } from './mark-failed.ts'
import { answerMarkPaid } from './mark-paid.ts'
import { answerReadLink } from './read-link.ts'
import { answerRevealCard } from './reveal-card.ts'
import { answerRevokeLink } from './revoke-link.ts'

export function linkDeskHandlers(parts: Parts): DeskHandlers<typeof linkDeskCalls> {
  return {
    createLink: answerCreateLink(parts),
    listLinks: answerListLinks(parts),
    findLinks: answerFindLinks(parts),
    readLink: answerReadLink(parts),
    revokeLink: answerRevokeLink(parts),
    revealCard: answerRevealCard(parts),
    markPaid: answerMarkPaid(parts),
    markFailed: answerMarkFailed(parts),
  }
}
