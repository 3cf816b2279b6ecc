import type { downloadAnswer } from '@ecenter/contract/claims/settlement-offer.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { readSettlementAnswer } from '../store/settlement-answer.ts'

const names = { agreed: '赔付方案确认书', objected: '赔付方案异议书' }

export function answerDownloadAnswer(services: ClaimsServices): Handler<typeof downloadAnswer> {
  return async (_request, visitor) => {
    const { ref } = await readClaim(services, visitor.grant)
    const answer = await readSettlementAnswer(services, ref)
    if (answer === undefined) {
      throw stateChanged('还没有签过字的文件，请返回查看赔付方案。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await services.audit.record({
      event: 'settlement-answer-downloaded',
      ...askedBy(visitor),
      ...about(ref),
      outcome: answer.verdict,
    })
    const bytes = await services.files.read(answer.file)
    return { bytes, contentType: 'application/pdf', fileName: `${names[answer.verdict]}.pdf` }
  }
}
