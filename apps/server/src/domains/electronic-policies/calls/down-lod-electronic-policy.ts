import type { RequestOf } from '@ecenter/contract/call.ts'
import type { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { answerWithLink } from '../../../platform/links/link-answer.ts'
import type { Services } from '../../services.ts'
import { issuedDocument } from '../store/issued-document.ts'
import { type ChosenPaper, endorsementPaper } from './chosen-document.ts'
import { paperTarget } from './linked-documents.ts'

/** Makes the document before the link: what stands against it is told here, not behind the link. */
export function answerDownLodElectronicPolicy(
  services: Services,
): Handler<typeof downLodElectronicPolicy> {
  return async (request, visitor) => {
    const { grant } = visitor
    const paper = chosenPaper(services.keys, request)
    await issuedDocument(services, grant, paper)
    return answerWithLink(services, visitor, paperTarget(grant.object, paper))
  }
}

function chosenPaper(
  keys: Keys,
  { paper, endorsementNo = '' }: RequestOf<typeof downLodElectronicPolicy>,
): ChosenPaper {
  return paper === 'endorsement' ? endorsementPaper(keys, endorsementNo) : { kind: paper }
}
