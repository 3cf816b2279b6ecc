import type { ClaimApplication } from '@ecenter/contract/claims/claim-application.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  maskIdNumber,
  maskMobile,
  maskName,
  maskPlate,
  maskPolicyNumber,
} from '../../../platform/mask/mask.ts'
import { vehicleRoles } from '../printing/claim-application.ts'
import {
  type ApplicationFacts,
  applicationMark,
  corrected,
  factsOfReport,
  whyNotSigned,
} from '../rules/application-facts.ts'
import { documentList } from '../rules/document-list.ts'
import type { Claim } from '../store/claim.ts'
import { lastApplication, type SignedApplication } from '../store/claim-application.ts'
import { readDocumentFacts } from '../store/claim-document.repository.ts'
import { asking, type DocumentStore } from '../store/claim-documents.ts'

/** How the application of a claim stands: the one that counts, and why none is to be signed now. */
export async function applicationOf(
  store: DocumentStore,
  claim: Claim,
): Promise<{
  readonly signed: SignedApplication | undefined
  readonly whyNot: string | undefined
  /** Why an earlier one was sent back. */
  readonly reason: string | undefined
}> {
  const claimAsks = asking(store, claim)
  const facts = await readDocumentFacts(store, claim)
  const document = documentList(claimAsks, facts).find(({ type }) => type === 'claim-form')
  const last = await lastApplication(store, claim.ref)
  const verdict = facts.verdicts.find(({ type }) => type === 'claim-form')
  // What was refused since, or asked for anew, counts no more.
  const since = [verdict?.refusedAt, claimAsks.named.get('claim-form')]
  const counts =
    document?.state === 'received' &&
    last !== undefined &&
    since.every((moment) => moment === undefined || last.receivedAt > moment)
  return {
    signed: counts ? last : undefined,
    whyNot: whyNotSigned({ insured: claim.insured, isOpen: claimAsks.isOpen, document }),
    reason: document?.reason,
  }
}

/** As its insured reads it: what was signed, or what is to be signed now. */
export async function applicationShown(
  store: DocumentStore,
  claim: Claim,
): Promise<ClaimApplication> {
  const { signed, whyNot, reason } = await applicationOf(store, claim)
  if (signed !== undefined) {
    const signedAt = minuteInChina(signed.signedAt)
    return {
      status: 'signed',
      signedAt,
      ...shown(store, corrected(signed.facts, signed.corrected)),
    }
  }
  const status = whyNot === undefined ? 'open' : 'closed'
  return { status, whyNot, reason, ...shown(store, factsOfReport(claim)) }
}

function shown({ keys }: Pick<DocumentStore, 'keys'>, facts: ApplicationFacts) {
  const { registNo, policyNos, productName, insured, accidentAt, place, course, cause } = facts
  return {
    maskedRegistNo: maskPolicyNumber(registNo),
    maskedPolicyNos: policyNos.map(maskPolicyNumber),
    productName,
    maskedInsuredName: maskName(insured.name),
    maskedIdNumber: maskIdNumber(insured.idNumber),
    maskedMobile: insured.mobile && maskMobile(insured.mobile),
    ...{ accidentAt, place, course, cause },
    vehicles: facts.vehicles.map(({ role, licenseNo, brandModel, damage }) => ({
      role: vehicleRoles[role],
      maskedPlate: maskPlate(licenseNo),
      ...{ brandModel, damage },
    })),
    mark: applicationMark(keys, facts),
  }
}
