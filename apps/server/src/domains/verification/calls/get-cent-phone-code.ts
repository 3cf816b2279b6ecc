import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { Failure, grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { GrantKind } from '../../../platform/grants/grant.ts'
import { isVisible } from '../../../platform/lookups/only-visible.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import type { VerificationServices } from '../verification-services.ts'
import { sendAndAudit } from './send-and-audit.ts'

/** A code to the phone on file; the page learns its mask, never the number. */
export function answerGetCentPhoneCode(
  services: VerificationServices,
  phones: PhonesOnFile,
): Handler<typeof getCentPhoneCode> {
  return async ({ handle, purpose, email }, visitor) => {
    if (!(await isVisible(services, visitor.session, visitor.grant.object))) throw grantMissing()
    const phone = await phones.phoneOf(visitor.grant)
    if (phone === undefined) throw noPhoneOnFile(visitor.grant.object.kind)
    return sendAndAudit(
      services,
      visitor,
      { purpose, handle, bound: email },
      { phone, source: 'on-file' },
    )
  }
}

function noPhoneOnFile(kind: GrantKind): Failure {
  return new Failure(
    resultCodes.nothingFound,
    `${['claim', 'claim-notice'].includes(kind) ? '这次理赔' : '这份保单'}没有登记手机号，请拨打 {hotline} 登记后再查看。`,
  )
}
