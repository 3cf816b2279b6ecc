import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { verifyCode } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Verification } from '../../../platform/verification/guard-verification.ts'
import { maskedPolicy } from '../../policies/rules/masked-policy.ts'
import { readPolicy } from '../../policies/store/policy.repository.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { documentBehind } from '../store/document.repository.ts'
import {
  type DocumentVersion,
  documentVersionOf,
  readWithEndorsements,
} from '../store/document-version.ts'

type VerifiedPolicy = ResponseOf<typeof verifyCode>

/** The document of ours behind a lookup key, with its policy as it is now; undefined where there is none. */
export async function genuineDocument(
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
