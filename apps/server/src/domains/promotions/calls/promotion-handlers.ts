import type { RequestOf } from '@ecenter/contract/call.ts'
import { promoterApplied } from '@ecenter/contract/core/sale-events.ts'
import type { generateLink, promotionCalls } from '@ecenter/contract/promotions/promotion-calls.ts'
import {
  type Failure,
  fieldRefused,
  mustBeFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { maskEmail, maskName } from '../../../platform/mask/mask.ts'
import { ownPhone, provenPhone } from '../../../platform/verification/proven-phone.ts'
import { readBranchArea, readServingBranches } from '../../places/store/branch.repository.ts'
import type { Services } from '../../services.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { newPromoterCode, promotionLink } from '../rules/promotion-link.ts'
import type { Employee } from '../store/employee.repository.ts'
import { findPromoter, lockPromoter, storePromoter } from '../store/promoter.repository.ts'
import { findPromotingEmployee } from './find-promoting-employee.ts'

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
      const promoter = mustBeFound(await findPromoter(services, { phoneNumber, product }))
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

type Application = RequestOf<typeof generateLink>

/** Takes an application and makes its link, one for a phone and product. */
function answerGenerateLink(services: PromotionsServices): Handler<typeof generateLink> {
  return async (typed, visitor) => {
    const phoneNumber = await ownPhone(services, visitor, typed.phoneNumber)
    const application = { ...typed, phoneNumber }
    await provenPhone(services, visitor, application.phoneNumber)
    const employee = await findPromotingEmployee(services, visitor, application.employeeNo)
    if (maskName(employee.name) !== application.promoterName) {
      throw fieldRefused('promoterName', '推广人姓名和工号不符，请重新填写工号')
    }
    const branches = await readServingBranches(services, application.cityCode)
    if (!branches.some(({ comCode }) => comCode === application.comCode)) {
      throw fieldRefused('comCode', '这个机构不在所选的地区，请重新选择')
    }
    return visitor.submission.commit(async ({ db, record }) => {
      const code = await apply({ ...services, db }, application, employee)
      record({
        event: 'promoter-applied',
        subject: services.keys.searchHash('phone', application.phoneNumber).toString('hex'),
        outcome: application.promoteProduct,
      })
      return { carLink: promotionLink(services.settings, code) }
    })
  }
}

type Store = Pick<Services, 'keys' | 'clock'> & CoreEventStore

async function apply(
  store: Store,
  { promoteProduct: product, ...application }: Application,
  { name, employeeNo }: Employee,
): Promise<string> {
  const { phoneNumber } = application
  await lockPromoter(store, phoneNumber)
  if ((await findPromoter(store, { phoneNumber, product })) !== undefined) throw promotesAlready()
  return storeUnderFreeCode()

  /** Draws another code where one is taken. */
  async function storeUnderFreeCode(): Promise<string> {
    const code = newPromoterCode()
    const appliedAt = store.clock.now()
    const promoter = { ...application, name, employeeNo, product, code, appliedAt }
    if (!(await storePromoter(store, promoter))) return storeUnderFreeCode()
    await tellCore(store, promoterApplied, {
      subject: `promoter/${code}`,
      data: { ...promoter, mobile: phoneNumber, appliedAt: appliedAt.toISOString() },
    })
    return code
  }
}

function promotesAlready() {
  return fieldRefused('phoneNumber', '这个手机号已经是推广人，不用重复申请，可以直接查看推广链接')
}
