import type { electronicPolicyCalls } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { answerCheckDownloadButton } from './check-download-button.ts'
import { answerDownLodElectronicPolicy } from './down-lod-electronic-policy.ts'
import { answerDownloadEndorsement } from './download-endorsement.ts'
import { answerDownload } from './download-policy.ts'
import { answerSendPolicyEmail } from './send-policy-email.ts'
import { answerVerifyCode } from './verify-code.ts'
import { answerVerifyFile } from './verify-file.ts'
import { answerWapElecCheck } from './wap-elec-check.ts'

export function electronicPolicyHandlers(
  services: ElectronicPoliciesServices,
): Handlers<typeof electronicPolicyCalls> {
  return {
    checkDownloadButton: answerCheckDownloadButton(services),
    downloadPolicy: answerDownload(services, 'policy'),
    wapDownload: answerDownload(services, 'policy'),
    checkButton: answerCheckDownloadButton(services),
    wapElecCheck: answerWapElecCheck(services),
    eTongDownloadTPolicy: answerDownload(services, 'mark'),
    downloadEndorsement: answerDownloadEndorsement(services),
    downLodElectronicPolicy: answerDownLodElectronicPolicy(services),
    sendPolicyEmail: answerSendPolicyEmail(services),
    wapSendEmail: answerSendPolicyEmail(services),
    verifyCode: answerVerifyCode(services),
    verifyFile: answerVerifyFile(services),
  }
}
