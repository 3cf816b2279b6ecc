import { checkButton } from './check-button.ts'
import { checkDownloadButton } from './check-download-button.ts'
import { downLodElectronicPolicy } from './down-lod-electronic-policy.ts'
import { downloadEndorsement } from './download-endorsement.ts'
import { downloadPolicy } from './download-policy.ts'
import { eTongDownloadTPolicy } from './e-tong-download-t-policy.ts'
import { sendPolicyEmail } from './send-policy-email.ts'
import { verifyCode } from './verify-code.ts'
import { verifyFile } from './verify-file.ts'
import { wapDownload } from './wap-download.ts'
import { wapElecCheck } from './wap-elec-check.ts'
import { wapSendEmail } from './wap-send-email.ts'

export const electronicPolicyCalls = {
  checkDownloadButton,
  checkButton,
  wapElecCheck,
  downloadPolicy,
  wapDownload,
  eTongDownloadTPolicy,
  downloadEndorsement,
  downLodElectronicPolicy,
  sendPolicyEmail,
  wapSendEmail,
  verifyCode,
  verifyFile,
}
