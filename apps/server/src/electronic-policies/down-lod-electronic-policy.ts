import type { RequestOf } from '@ecenter/contract/call.ts'
import type { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/down-lod-electronic-policy.ts'
import type { Parts } from '../parts.ts'
import { about } from '../platform/audit/audit-fact.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { siteOrigin } from '../platform/config/site-origin.ts'
import type { Keys } from '../platform/keys/keys.ts'
import { issuedDocument } from './archive/issued-document.ts'
import { type ChosenPaper, endorsementPaper } from './chosen-paper.ts'
import { makeLink } from './links/one-use-links.ts'

/** Makes the document before the link: what stands against it is told here, not behind the link. */
export function answerDownLodElectronicPolicy(
  parts: Parts,
): Handler<typeof downLodElectronicPolicy> {
  return async (request, { grant, submission }) => {
    const paper = chosenPaper(parts.keys, request)
    await issuedDocument(parts, grant, paper)
    const { object } = grant
    return submission.commit(async ({ db, record }) => {
      const { token, expiresAt } = await makeLink({ ...parts, db }, object, paper)
      record({
        event: 'document-linked',
        ...about(object),
        outcome: paper.kind,
      })
      return {
        url: `${siteOrigin(parts.settings)}/d/${token}`,
        expiresAt: expiresAt.toISOString(),
      }
    })
  }
}

function chosenPaper(
  keys: Keys,
  { paper, endorsementNo = '' }: RequestOf<typeof downLodElectronicPolicy>,
): ChosenPaper {
  return paper === 'endorsement' ? endorsementPaper(keys, endorsementNo) : { kind: paper }
}
