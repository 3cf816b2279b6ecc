import { about } from '../audit/audit-fact.ts'
import type { Submitting, Visitor } from '../calls/handler.ts'
import type { Committed } from '../calls/submission.ts'
import type { Settings } from '../config/settings.ts'
import { siteOrigin } from '../config/site-origin.ts'
import { documentsPath } from './documents-path.ts'
import { type LinkServices, type LinkTarget, makeLink } from './one-use-links.ts'

/** What a call that makes a link answers. */
export interface LinkAnswer {
  readonly url: string
  /** ISO time. */
  readonly expiresAt: string
}

/** Makes the link with its trace, in the transaction of the submission that asked for it. */
export function answerWithLink(
  services: LinkServices & { readonly settings: Settings },
  { session, submission }: Pick<Visitor, 'session'> & Submitting,
  target: LinkTarget,
): Promise<Committed<LinkAnswer>> {
  return submission.commit(async ({ db, record }) => {
    const { token, expiresAt } = await makeLink({ ...services, db }, session, target)
    record({ event: 'document-linked', ...about(target.object), outcome: target.item })
    return {
      url: `${siteOrigin(services.settings)}${documentsPath}${token}`,
      expiresAt: expiresAt.toISOString(),
    }
  })
}
