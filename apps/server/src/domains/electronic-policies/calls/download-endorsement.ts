import type { downloadEndorsement } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { endorsementDocument } from '../rules/chosen-document.ts'
import { handOut } from './download-policy.ts'

export function answerDownloadEndorsement(
  services: ElectronicPoliciesServices,
): Handler<typeof downloadEndorsement> {
  return ({ endorsementNo }, visitor) =>
    handOut(services, visitor, endorsementDocument(services.keys, endorsementNo))
}
