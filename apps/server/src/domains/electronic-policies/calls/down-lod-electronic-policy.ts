import type { RequestOf } from '@ecenter/contract/call.ts'
import type { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/down-lod-electronic-policy.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { answerWithLink } from '../../../platform/links/link-answer.ts'
import { issuedDocument } from '../store/issued-document.ts'
import { type ChosenPaper, endorsementPaper } from './chosen-paper.ts'
import { paperTarget } from './linked-papers.ts'

/** Makes the document before the link: what stands against it is told here, not behind the link. */
export function answerDownLodElectronicPolicy(
  parts: Parts,
): Handler<typeof downLodElectronicPolicy> {
  return async (request, { grant, submission }) => {
    const paper = chosenPaper(parts.keys, request)
    await issuedDocument(parts, grant, paper)
    return answerWithLink(parts, submission, paperTarget(grant.object, paper))
  }
}

function chosenPaper(
  keys: Keys,
  { paper, endorsementNo = '' }: RequestOf<typeof downLodElectronicPolicy>,
): ChosenPaper {
  return paper === 'endorsement' ? endorsementPaper(keys, endorsementNo) : { kind: paper }
}
