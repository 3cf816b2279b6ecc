import type { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { FileAnswer, VisitorOf } from '../../../platform/calls/handler.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import type { ChosenDocument } from '../rules/chosen-document.ts'
import type { ReadPolicy } from '../store/document-version.ts'
import { issuedDocument } from '../store/issued-document.ts'

type Reader = VisitorOf<typeof downloadPolicy>

/**
 * `downloadPolicy` and, for the plain pages, `wapDownload`: the whole policy as a PDF;
 * `eTongDownloadTPolicy`: the mark of a compulsory one.
 */
export function answerDownload(services: ElectronicPoliciesServices, kind: 'policy' | 'mark') {
  return (_request: unknown, visitor: Reader) => handOut(services, visitor, { kind })
}

/** The paper as a file, and the trace that it was read. */
export async function handOut(
  services: ElectronicPoliciesServices,
  visitor: Reader,
  paper: ChosenDocument,
  read?: ReadPolicy,
): Promise<FileAnswer> {
  const { grant } = visitor
  const document = await issuedDocument(services, grant, paper, read)
  await services.audit.record({
    event: 'policy-downloaded',
    ...askedBy(visitor),
    ...about(grant.object),
    outcome: `${paper.kind} ${document.bytes.length}`,
  })
  return { ...document, contentType: 'application/pdf' }
}
