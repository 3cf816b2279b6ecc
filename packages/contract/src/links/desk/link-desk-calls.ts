import { createLink } from './create-link.ts'
import { findLinks } from './find-links.ts'
import { listLinks } from './list-links.ts'
import { markFailed } from './mark-failed.ts'
import { markPaid } from './mark-paid.ts'
import { readLink } from './read-link.ts'
import { revealCard } from './reveal-card.ts'
import { revokeLink } from './revoke-link.ts'

export const linkDeskCalls = {
  createLink,
  listLinks,
  findLinks,
  readLink,
  revokeLink,
  revealCard,
  markPaid,
  markFailed,
}
