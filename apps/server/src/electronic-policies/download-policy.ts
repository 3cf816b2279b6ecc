import type { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Parts } from '../parts.ts'
import { Failure } from '../platform/calls/failure.ts'
import type { FileAnswer, VisitorOf } from '../platform/calls/handler.ts'
import { readClauses } from '../records/policies/clause.repository.ts'
import {
  readCoverages,
  readEndorsements,
  readPolicy,
} from '../records/policies/policy.repository.ts'
import { availabilityOf } from './availability.ts'
import { policyDocumentOf } from './policy-document-of.ts'

/** `downloadPolicy` and, for the plain pages, `wapDownload`: the whole policy as a PDF. */
export function answerDownloadPolicy(parts: Parts) {
  return async (
    _request: unknown,
    { session, grant }: VisitorOf<typeof downloadPolicy>,
  ): Promise<FileAnswer> => {
    const policy = await readPolicy(parts, grant)
    const availability = availabilityOf(policy, parts.clock.today(), parts.settings.brand.hotline)
    if (!availability.isAvailable) {
      throw new Failure(resultCodes.stateChanged, availability.reason)
    }
    const [coverages, endorsements, clauses] = await Promise.all([
      readCoverages(parts, policy),
      readEndorsements(parts, policy),
      readClauses(parts, policy.productCode),
    ])
    const bytes = await rendered(
      parts,
      policyDocumentOf(parts.settings, { policy, coverages, endorsements, clauses }),
    )
    await parts.audit.record({
      event: 'policy-downloaded',
      sessionId: session.id,
      objectId: policy.ref.id,
      outcome: `${bytes.length}`,
    })
    return { bytes, contentType: 'application/pdf', fileName: `${policy.productName}电子保单.pdf` }
  }
}

type Document = ReturnType<typeof policyDocumentOf>

async function rendered({ documents, log }: Parts, document: Document): Promise<Uint8Array> {
  try {
    return await documents.render(document)
  } catch (error) {
    log.failure('documents', error)
    throw new Failure(resultCodes.coreDown, '电子保单暂时生成不了，请稍后再试。')
  }
}
