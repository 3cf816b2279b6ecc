import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import type { checkDownloadButton } from '@ecenter/contract/electronic-policies/download-buttons.ts'
import type {
  downLodElectronicPolicy,
  electronicPolicyCalls,
  sendPolicyEmail,
  verifyCode,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure, stateChanged, uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handlers, VisitorOf } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { answerWithLink } from '../../../platform/links/link-answer.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import { maskEmail, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { verifySignature } from '../../../platform/signing/verify-signature.ts'
import {
  guardVerification,
  type Verification,
} from '../../../platform/verification/guard-verification.ts'
import { maskedPolicy } from '../../policies/rules/masked-policy.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { type Availability, availabilityOf } from '../rules/availability.ts'
import { type ChosenDocument, endorsementDocument } from '../rules/chosen-document.ts'
import { codeLookupKey, documentBehind, fileLookupKey } from '../store/document.repository.ts'
import {
  type DocumentVersion,
  documentVersionOf,
  readWithEndorsements,
} from '../store/document-version.ts'
import { issuedDocument } from '../store/issued-document.ts'
import { answerDownload, handOut } from './download-policy.ts'
import { documentTarget } from './linked-documents.ts'

/** ISO 32000-2, 7.5.2: every PDF begins with it. */
const firstBytes = Buffer.from('%PDF-')

export function electronicPolicyHandlers(
  services: ElectronicPoliciesServices,
): Handlers<typeof electronicPolicyCalls> {
  return {
    checkDownloadButton: answerCheckDownloadButton(services),
    downloadPolicy: answerDownload(services, 'policy'),
    wapDownload: answerDownload(services, 'policy'),
    checkButton: answerCheckDownloadButton(services),
    /** What is mailed is what would be downloaded, so one reason stands for both. */
    async wapElecCheck(_request, { grant }) {
      const policy = await readPolicy(services, grant)
      const { isAvailable, ...why } = availabilityOf(services, policy, 'policy')
      return { canDownload: isAvailable, canEmail: isAvailable, ...why }
    },
    eTongDownloadTPolicy: answerDownload(services, 'mark'),
    downloadEndorsement: ({ endorsementNo }, visitor) =>
      handOut(services, visitor, endorsementDocument(services.keys, endorsementNo)),
    /** Makes the document before the link: what stands against it is told here, not behind the link. */
    async downLodElectronicPolicy(request, visitor) {
      const { grant } = visitor
      const paper = chosenDocument(services.keys, request)
      await issuedDocument(services, grant, paper)
      return answerWithLink(services, visitor, documentTarget(grant.object, paper))
    },
    sendPolicyEmail: answerSendPolicyEmail(services),
    wapSendEmail: answerSendPolicyEmail(services),
    /** The code says which document was issued; whether a paper still says the same, only its reader sees. */
    verifyCode: ({ code }, visitor) =>
      guardVerification(services, visitor, async () => {
        const lookupKey = codeLookupKey(services.keys, code)
        const document = await documentBehind(services, lookupKey)
        const mayKnow = await isVisible(services, visitor.session, document?.ref)
        const genuine = mayKnow ? await genuineDocument(services, lookupKey) : undefined
        return genuine ?? { answer: { verdict: 'unknown' } }
      }),
    /**
     * Genuine is what the archive has, byte for byte. A signature alone does not make it so: a file that
     * we signed and do not know was signed by whoever else has the key.
     */
    async verifyFile({ file }, visitor) {
      if (!isPdf(file)) throw uploadRefused('这不是 PDF 文件，请选择下载或邮件收到的电子保单。')
      return guardVerification(services, visitor, async () => {
        const genuine = await genuineDocument(services, fileLookupKey(services.keys, file))
        if (genuine !== undefined) return genuine
        const { kind } = await verifySignature(file, services.signer.certificates)
        return { answer: { verdict: kind === 'broken' ? 'altered' : 'unknown' } }
      })
    },
  }
}

/** `checkDownloadButton` and `checkButton`: what is mailed is what would be downloaded. */
function answerCheckDownloadButton(services: ElectronicPoliciesServices) {
  return async (
    _request: unknown,
    { grant }: VisitorOf<typeof checkDownloadButton>,
  ): Promise<Availability> => availabilityOf(services, await readPolicy(services, grant), 'policy')
}

function chosenDocument(
  keys: Keys,
  { paper, endorsementNo = '' }: RequestOf<typeof downLodElectronicPolicy>,
): ChosenDocument {
  return paper === 'endorsement' ? endorsementDocument(keys, endorsementNo) : { kind: paper }
}

function isPdf(file: Uint8Array): boolean {
  return firstBytes.equals(file.subarray(0, firstBytes.length))
}

/** `sendPolicyEmail` and, for the plain pages, `wapSendEmail`: one fresh code sends one mail. */
function answerSendPolicyEmail(services: ElectronicPoliciesServices) {
  return async (
    { email }: RequestOf<typeof sendPolicyEmail>,
    { grant, submission }: VisitorOf<typeof sendPolicyEmail>,
  ) => {
    const policy = await readPolicy(services, grant)
    const availability = availabilityOf(services, policy, 'policy')
    if (!availability.isAvailable) throw stateChanged(availability.reason)

    const { object } = grant
    return submission.commit(async ({ db, record }) => {
      await services.grants.spend(grant, db)
      if (!(await services.limits.take('policyMailsByPolicy', object.id, db))) throw tooManyMails()
      await services.jobs.sendMail({ kind: 'policy', to: email, object }, db)
      record({
        event: 'policy-mailed',
        ...about(object),
        // Proves later whether it went to a mailbox that somebody names, and tells nobody which.
        outcome: services.keys.searchHash('mailbox', email).toString('hex'),
      })
      return { maskedEmail: maskEmail(email) }
    })
  }
}

function tooManyMails(): Failure {
  return new Failure(
    resultCodes.mailDailyCap,
    '同一份保单一天最多发送 3 次邮件，今天已发满。请明天再试，或直接下载电子保单。',
  )
}

type VerifiedPolicy = ResponseOf<typeof verifyCode>

/** The document of ours behind a lookup key, with its policy as it is now; undefined where there is none. */
async function genuineDocument(
  services: ElectronicPoliciesServices,
  lookupKey: Buffer,
): Promise<Verification<VerifiedPolicy> | undefined> {
  const document = await documentBehind(services, lookupKey)
  if (document === undefined) return undefined
  const policy = await readPolicy(services, { object: document.ref })
  const documentVersion = await documentVersionOf(
    services,
    await readWithEndorsements(services, policy),
    document.paper,
  )
  const facts = {
    paper: document.paper.kind,
    ...endorsementIn(documentVersion),
    ...maskedPolicy(policy, services.clock.now()),
    signedAt: document.signedAt.toISOString(),
    signedBy: document.signedBy,
    isNewest: documentVersion?.version.equals(document.version) ?? false,
  }
  return { answer: { verdict: 'genuine', facts }, objectId: document.ref.id }
}

function endorsementIn(documentVersion: DocumentVersion | undefined) {
  const endorsement = documentVersion?.endorsement
  if (endorsement === undefined) return {}
  return { maskedEndorsementNo: maskPolicyNumber(endorsement.endorsementNo) }
}
