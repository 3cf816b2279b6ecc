import type { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { uploadRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { verifySignature } from '../../../platform/signing/verify-signature.ts'
import { guardVerification } from '../../../platform/verification/guard-verification.ts'
import type { ElectronicPoliciesServices } from '../electronic-policies-services.ts'
import { fileLookupKey } from '../store/document-lookup-keys.ts'
import { genuineDocument } from './genuine-document.ts'

/** ISO 32000-2, 7.5.2: every PDF begins with it. */
const firstBytes = Buffer.from('%PDF-')

/**
 * Genuine is what the archive has, byte for byte. A signature alone does not make it so: a file that
 * we signed and do not know was signed by whoever else has the key.
 */
export function answerVerifyFile(services: ElectronicPoliciesServices): Handler<typeof verifyFile> {
  return async ({ file }, visitor) => {
    if (!isPdf(file)) throw uploadRefused('这不是 PDF 文件，请选择下载或邮件收到的电子保单。')
    return guardVerification(services, visitor, async () => {
      const genuine = await genuineDocument(services, fileLookupKey(services.keys, file))
      if (genuine !== undefined) return genuine
      const { kind } = await verifySignature(file, services.signer.certificates)
      return { answer: { verdict: kind === 'broken' ? 'altered' : 'unknown' } }
    })
  }
}

function isPdf(file: Uint8Array): boolean {
  return firstBytes.equals(file.subarray(0, firstBytes.length))
}
