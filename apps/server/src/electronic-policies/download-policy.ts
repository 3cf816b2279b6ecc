import type { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import type { Parts } from '../parts.ts'
import type { FileAnswer, VisitorOf } from '../platform/calls/handler.ts'
import { issuedDocument } from './archive/issued-document.ts'

/**
 * `downloadPolicy` and, for the plain pages, `wapDownload`: the whole policy as a PDF;
 * `eTongDownloadTPolicy`: the mark of a compulsory one.
 */
export function answerDownload(parts: Parts, paper: PolicyPaper) {
  return async (
    _request: unknown,
    { session, grant }: VisitorOf<typeof downloadPolicy>,
  ): Promise<FileAnswer> => {
    const document = await issuedDocument(parts, grant, paper)
    await parts.audit.record({
      event: 'policy-downloaded',
      sessionId: session.id,
      objectId: grant.object.id,
      outcome: `${paper} ${document.bytes.length}`,
    })
    return { ...document, contentType: 'application/pdf' }
  }
}
