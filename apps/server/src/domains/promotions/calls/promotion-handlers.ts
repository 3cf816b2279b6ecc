import type { promotionCalls } from '@ecenter/contract/promotions/promotion-calls.ts'
import { type Failure, nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { maskEmail, maskName } from '../../../platform/mask/mask.ts'
import { ownPhone } from '../../../platform/verification/own-phone.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { readBranchArea } from '../../places/store/branch.repository.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { promotionLink } from '../rules/promotion-link.ts'
import { findPromoter } from '../store/promoter.repository.ts'
import { findPromotingEmployee } from './find-promoting-employee.ts'
import { answerGenerateLink } from './generate-link.ts'

export function promotionHandlers(services: PromotionsServices): Handlers<typeof promotionCalls> {
  return {
    /** Shows as much of an employee as it takes to see that the number was typed right. */
    async namePromoter({ employeeNo }, visitor) {
      const { name, comCode } = await findPromotingEmployee(services, visitor, employeeNo)
      const { areaCode } = await readBranchArea(services, comCode)
      return { promoterName: maskName(name), comCode, cityCode: areaCode }
    },
    /** Tells who proved their phone whether it promotes already, and by which link. */
    async groupCheckMobile({ phoneNumber: typed, promoteProduct: product }, visitor) {
      const phoneNumber = await ownPhone(services, visitor, typed)
      await provenPhone(services, visitor, phoneNumber)
      const promoter = await findPromoter(services, { phoneNumber, product })
      if (promoter === undefined) return { isPromoter: false }
      return { isPromoter: true, carLink: promotionLink(services.settings, promoter.code) }
    },
    generateLink: answerGenerateLink(services),
    /** Mails a promoter the link of their own. */
    async mailPromotionLink({ phoneNumber: typed, email, promoteProduct: product }, visitor) {
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
    },
  }
}

function tooMany(): Failure {
  return stateChanged('今天已经发送多次，请先到邮箱里找一找，也看看垃圾邮件，或者明天再试。')
}
