import type { objectToSettlement } from '@ecenter/contract/appeals/object-to-settlement.ts'
import { settlementObjected } from '@ecenter/contract/core/claim-events.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { keepAnswer, lockAnswered, signAnswer } from '../../claims/calls/sign-answer.ts'
import { judgeAnswer } from '../../claims/rules/judge-answer.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { answerBy, statusOf } from '../rules/status.ts'
import { lockFiling } from '../store/store-appeal.ts'
import { fileAppeal } from './file-appeal.ts'

/** As an agreement, but it opens an appeal with all that is known: the code went to the insured's phone. */
export function answerObjectToSettlement(
  services: AppealsServices,
): Handler<typeof objectToSettlement> {
  return async ({ version, total, mark, signature, content }, visitor) => {
    const read = { version, total, mark }
    const before = await readClaim(services, visitor.grant)
    const offer = judgeAnswer(services.keys, before, read, services.clock.today())
    const signedAt = services.clock.now()
    const signed = { claim: before, offer, content, signature, signedAt }
    const file = await signAnswer(services, visitor, before, signed)
    return visitor.submission.commit(async (transaction) => {
      const store = { ...services, db: transaction.db }
      const { claim } = await lockAnswered(services, visitor, transaction, read)
      const { registNo, insured, ref } = claim
      if (insured.mobile === undefined) throw grantMissing()
      await lockFiling(store, insured.mobile)
      const appeal = await fileAppeal(services, store, {
        channel: 'site',
        kind: 'objection',
        name: insured.name,
        phoneNumber: insured.mobile,
        callBackTime: 'soonest',
        content,
        registNo,
        claim: ref,
      })
      const { caseNo } = appeal
      const answered = { offer, signature, content, caseNo, answeredAt: signedAt, file }
      await keepAnswer(services, transaction, claim, { verdict: 'objected', ...answered })
      await tellCore(store, settlementObjected, {
        subject: `claim/${registNo}`,
        data: {
          registNo,
          version,
          totalFen: offer.totalFen,
          answeredAt: signedAt.toISOString(),
          files: [file],
          content,
          caseNo,
        },
        files: [file],
      })
      transaction.record({ event: 'appeal-filed', ...about(appeal.ref), outcome: appeal.kind })
      return { caseNo, answerBy: answerBy(appeal, statusOf(appeal)) }
    })
  }
}
