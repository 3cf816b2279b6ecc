import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { type MailAttachment, type MailContent, mailBodies } from '../../../platform/mail/mail.ts'
import type { MailOf } from '../../../platform/mail/queued-mail.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { readOwnClauses } from '../../policies/store/clause.repository.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { clauseBookletOf } from '../printing/clause-booklet.ts'
import { coverLetterOf, type Enclosure } from '../printing/cover-letter.ts'
import { availabilityOf } from '../rules/availability.ts'
import { issuedDocument } from '../store/issued-document.ts'

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

type Sender = Pick<Settings, 'brand' | 'publicOrigin' | 'host' | 'port'>

/** What the mail with a policy says; the number stays masked, for mails are shown around. */
export function policyMail(
  settings: Sender,
  { policyNo, productName }: Pick<Policy, 'policyNo' | 'productName'>,
  attachments: readonly MailAttachment[],
): MailContent {
  const { name, hotline } = settings.brand
  const masked = maskPolicyNumber(policyNo)
  const bodies = mailBodies([
    ['您好：'],
    [`您在${name}申请把电子保单发送到这个邮箱，文件见附件。`],
    [`保单：${productName}`, `保单号：${masked}`],
    ['附件：', ...attachments.map((attachment) => attachment.name)],
    [
      '怎样核对真伪：扫描电子保单上的二维码，或打开下面的页面选择附件中的电子保单，就能知道它是否由我们签发、有没有被改动。',
      verifyPage(settings),
    ],
    [`如果您没有申请过，请不要转发附件，并拨打 ${hotline} 告诉我们。`],
    [`这封邮件由系统发出，这个邮箱不接收回复。需要帮助请拨打 ${hotline}。`],
    [name],
  ])
  return { ...bodies, subject: `【${name}】您的电子保单 ${masked}`, attachments }
}

/** Where anyone can check a document of ours. */
function verifyPage(settings: Sender): string {
  return `${siteOrigin(settings)}/#/verify`
}
