import type {
  ClaimApplication,
  downloadApplication,
  readApplication,
} from '@ecenter/contract/claims/claim-application.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  maskIdNumber,
  maskMobile,
  maskName,
  maskPlate,
  maskPolicyNumber,
} from '../../../platform/mask/mask.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { vehicleRoles } from '../printing/claim-application.ts'
import {
  type ApplicationFacts,
  applicationMark,
  corrected,
  factsOfReport,
  whyNotSigned,
} from '../rules/application-facts.ts'
import { documentList } from '../rules/document-list.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lastApplication, type SignedApplication } from '../store/claim-application.ts'
import { readDocumentFacts } from '../store/documents/claim-document.repository.ts'
import { asking, type DocumentStore } from '../store/documents/claim-documents.ts'

export function answerReadApplication(services: ClaimsServices): Handler<typeof readApplication> {
  return async (_request, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    await services.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'application',
    })
    return applicationShown(services, claim)
  }
}

/** The last one that was signed, also where it was sent back since: it stays its customer's. */
export function answerDownloadApplication(
  services: ClaimsServices,
): Handler<typeof downloadApplication> {
  return async (_request, visitor) => {
    const { ref } = await readClaim(services, visitor.grant)
    const application = await lastApplication(services, ref)
    if (application === undefined) {
      throw stateChanged('还没有签过索赔申请书，请返回查看材料清单。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await services.audit.record({
      event: 'claim-application-downloaded',
      ...askedBy(visitor),
      ...about(ref),
      outcome: 'signed',
    })
    const bytes = await services.files.read(application.file)
    return { bytes, contentType: 'application/pdf', fileName: '索赔申请书.pdf' }
  }
}

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
