import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { MailAttachment, MailContent } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import { readOwnClauses } from '../../policies/store/clause.repository.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { clauseBookletOf } from '../printing/clause-booklet.ts'
import { coverLetterOf, type Enclosure } from '../printing/cover-letter.ts'
import { availabilityOf } from '../rules/availability.ts'
import { issuedDocument } from '../store/issued-document.ts'
import { policyMail, verifyPage } from './policy-mail.ts'

type Enclosed = readonly [Enclosure, MailAttachment]

const contentType = 'application/pdf'

/**
 * The signed policy from the archive with all that belongs to it: the mark while the policy has one,
 * the clauses, and a letter that says what is enclosed.
 */
export async function composePolicyMail(
  services: ElectronicPoliciesServices,
  { object }: Pick<MailOf<'policy'>, 'object'>,
): Promise<MailContent> {
  const policy = await readPolicy(services, { object })
  const hasMark = availabilityOf(services, policy, 'mark').isAvailable
  const enclosed: Enclosed[] = [
    ['policy', await signedDocument(services, object, 'policy')],
    ...(hasMark ? [['mark', await signedDocument(services, object, 'mark')] as const] : []),
    ...(await clauseBooklet(services, policy)),
  ]
  const letter = await coverLetter(
    services,
    policy,
    enclosed.map(([enclosure]) => enclosure),
  )
  const files = enclosed.map(([, file]) => file)
  return policyMail(services.settings, policy, [...files, letter])
}

/** Nobody waits at a screen for a mail: those about one policy take turns as one. */
async function signedDocument(
  services: ElectronicPoliciesServices,
  object: ObjectRef,
  kind: 'policy' | 'mark',
): Promise<MailAttachment> {
  const asker = { object, sessionId: object.id }
  const { bytes, fileName } = await issuedDocument(services, asker, { kind })
  return { name: fileName, bytes, contentType }
}

/** None where the product has its clauses nowhere but in the policy. */
async function clauseBooklet(
  services: ElectronicPoliciesServices,
  policy: Policy,
): Promise<Enclosed[]> {
  const { productName, issuedOn } = policy
  const clauses = await readOwnClauses(services, policy)
  if (clauses.length === 0) return []
  const booklet = clauseBookletOf(services.settings, { productName, clauses, issuedOn })
  return [['clause-booklet', await unsigned(services, policy, booklet, `${productName}条款.pdf`)]]
}

function coverLetter(
  services: ElectronicPoliciesServices,
  policy: Policy,
  enclosed: readonly Enclosure[],
): Promise<MailAttachment> {
  const { settings, clock } = services
  const letter = coverLetterOf(settings, {
    policy,
    enclosed,
    writtenOn: clock.today(),
    verifyUrl: verifyPage(settings),
  })
  return unsigned(services, policy, letter, '致客户信.pdf')
}

async function unsigned(
  { documents, documentQueue }: ElectronicPoliciesServices,
  policy: Policy,
  draft: DocumentDraft,
  name: string,
): Promise<MailAttachment> {
  const bytes = await documentQueue.run(policy.ref.id, () => documents.render(draft))
  return { name, bytes, contentType }
}
