import type { downloadAnswer } from '@ecenter/contract/claims/settlement-offer.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { lastSigned } from '../store/last-signed.ts'

const names = { agreed: '赔付方案确认书', objected: '赔付方案异议书', change: '收款账户更改申请书' }

export function answerDownloadAnswer(services: ClaimsServices): Handler<typeof downloadAnswer> {
  return async ({ signed: asked }, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    const signed = await lastSigned(services, claim, asked)
    if (signed === undefined) {
      throw stateChanged('还没有签过字的文件，请返回查看赔付方案。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await services.audit.record({
      event: 'settlement-answer-downloaded',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: signed.what,
    })
    const bytes = await services.files.read(signed.file)
    return { bytes, contentType: 'application/pdf', fileName: `${names[signed.what]}.pdf` }
  }
}
