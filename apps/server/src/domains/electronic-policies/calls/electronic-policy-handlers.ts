import type { electronicPolicyCalls } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerCheckDownloadButton } from './check-download-button.ts'
import { answerDownLodElectronicPolicy } from './down-lod-electronic-policy.ts'
import { answerDownloadEndorsement } from './download-endorsement.ts'
import { answerDownload } from './download-policy.ts'
import { answerSendPolicyEmail } from './send-policy-email.ts'
import { answerVerifyCode } from './verify-code.ts'
import { answerVerifyFile } from './verify-file.ts'
import { answerWapElecCheck } from './wap-elec-check.ts'

export function electronicPolicyHandlers(parts: Parts): Handlers<typeof electronicPolicyCalls> {
  return {
    checkDownloadButton: answerCheckDownloadButton(parts),
    downloadPolicy: answerDownload(parts, 'policy'),
    wapDownload: answerDownload(parts, 'policy'),
    checkButton: answerCheckDownloadButton(parts),
    wapElecCheck: answerWapElecCheck(parts),
    eTongDownloadTPolicy: answerDownload(parts, 'mark'),
    downloadEndorsement: answerDownloadEndorsement(parts),
    downLodElectronicPolicy: answerDownLodElectronicPolicy(parts),
    sendPolicyEmail: answerSendPolicyEmail(parts),
    wapSendEmail: answerSendPolicyEmail(parts),
    verifyCode: answerVerifyCode(parts),
    verifyFile: answerVerifyFile(parts),
  }
}
