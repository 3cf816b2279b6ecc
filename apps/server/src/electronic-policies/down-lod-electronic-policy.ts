import type { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/down-lod-electronic-policy.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { siteOrigin } from '../platform/config/site-origin.ts'
import { issuedDocument } from './archive/issued-document.ts'
import { makeLink } from './links/one-use-links.ts'

/** Makes the document before the link: what stands against it is told here, not behind the link. */
export function answerDownLodElectronicPolicy(
  parts: Parts,
): Handler<typeof downLodElectronicPolicy> {
  return async ({ paper }, { session, grant }) => {
    await issuedDocument(parts, grant, paper)
    const { token, expiresAt } = await makeLink(parts, grant.object, paper)
    await parts.audit.record({
      event: 'document-linked',
      sessionId: session.id,
      objectId: grant.object.id,
      outcome: paper,
    })
    return {
      url: `${siteOrigin(parts.settings)}/d/${token}`,
      expiresAt: expiresAt.toISOString(),
    }
  }
}
