import type { mailPromotionLink } from '@ecenter/contract/promotions/promotion-calls.ts'
import { type Failure, nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskEmail } from '../../../platform/mask/mask.ts'
import { ownPhone } from '../../../platform/verification/own-phone.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { findPromoter } from '../store/promoter.repository.ts'

/** Mails a promoter the link of their own. */
export function answerMailPromotionLink(
  services: PromotionsServices,
): Handler<typeof mailPromotionLink> {
  return async ({ phoneNumber: typed, email, promoteProduct: product }, visitor) => {
    const phoneNumber = await ownPhone(services, visitor, typed)
    const { object } = await provenPhone(services, visitor, phoneNumber)
    const promoter = await findPromoter(services, { phoneNumber, product })
    if (promoter === undefined) throw nothingFound()
    return visitor.submission.commit(async ({ db, record }) => {
      if (!(await services.limits.take('promotionMailsByPhone', object.id, db))) throw tooMany()
      await services.jobs.sendMail({ kind: 'promotion', to: email, code: promoter.code }, db)
      record({
        event: 'promotion-mailed',
        subject: object.customerKey.toString('hex'),
        outcome: product,
      })
      return { maskedEmail: maskEmail(email) }
    })
  }
}

function tooMany(): Failure {
  return stateChanged('今天已经发送多次，请先到邮箱里找一找，也看看垃圾邮件，或者明天再试。')
}
