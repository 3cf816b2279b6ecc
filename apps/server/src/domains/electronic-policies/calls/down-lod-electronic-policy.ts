import type { RequestOf } from '@ecenter/contract/call.ts'
import type { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { answerWithLink } from '../../../platform/links/link-answer.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { type ChosenDocument, endorsementDocument } from '../rules/chosen-document.ts'
import { issuedDocument } from '../store/issued-document.ts'
import { documentTarget } from './linked-documents.ts'

/** Makes the document before the link: what stands against it is told here, not behind the link. */
export function answerDownLodElectronicPolicy(
  services: ElectronicPoliciesServices,
): Handler<typeof downLodElectronicPolicy> {
  return async (request, visitor) => {
    const { grant } = visitor
    const paper = chosenDocument(services.keys, request)
    await issuedDocument(services, grant, paper)
    return answerWithLink(services, visitor, documentTarget(grant.object, paper))
  }
}

function chosenDocument(
  keys: Keys,
  { paper, endorsementNo = '' }: RequestOf<typeof downLodElectronicPolicy>,
): ChosenDocument {
  return paper === 'endorsement' ? endorsementDocument(keys, endorsementNo) : { kind: paper }
}
