import type { electronicPolicyCalls } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { Parts } from '../parts.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'
import { answerCheckDownloadButton } from './check-download-button.ts'
import { answerDownloadPolicy } from './download-policy.ts'

export function electronicPolicyHandlers(parts: Parts): Handlers<typeof electronicPolicyCalls> {
  return {
    checkDownloadButton: answerCheckDownloadButton(parts),
    downloadPolicy: answerDownloadPolicy(parts),
    wapDownload: answerDownloadPolicy(parts),
    checkButton: comingSoon,
    wapElecCheck: comingSoon,
    eTongDownloadTPolicy: comingSoon,
    downLodElectronicPolicy: comingSoon,
    sendPolicyEmail: comingSoon,
    wapSendEmail: comingSoon,
  }
}
