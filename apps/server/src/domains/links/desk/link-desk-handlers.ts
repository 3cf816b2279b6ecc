import type { linkDeskCalls } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { LinksServices } from '../links-services.ts'
import { answerFindLinks } from './find-links.ts'
import { answerListLinks } from './list-links.ts'
import { answerMarkFailed } from './mark-failed.ts'
import { answerMarkPaid } from './mark-paid.ts'
import { answerReadLink } from './read-link.ts'
import { answerRevealCard } from './reveal-card.ts'
import { answerRevokeLink } from './revoke-link.ts'

export function linkDeskHandlers(services: LinksServices): DeskHandlers<typeof linkDeskCalls> {
  return {
    listLinks: answerListLinks(services),
    findLinks: answerFindLinks(services),
    readLink: answerReadLink(services),
    revokeLink: answerRevokeLink(services),
    revealCard: answerRevealCard(services),
    markPaid: answerMarkPaid(services),
    markFailed: answerMarkFailed(services),
  }
}
