import type { exportPromoters } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { type CsvColumns, csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import type { ListServices } from '../../list-services.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { promotionLink } from '../rules/promotion-link.ts'
import { findPromoters, type PlacedPromoter } from './find-promoters.ts'

export function answerExportPromoters({
  replica,
  keys,
  settings,
}: PromotionsServices & Pick<ListServices, 'replica'>): DeskHandler<typeof exportPromoters> {
  return async (question, { trace }) => {
    const slice = { limit: csvRowsAtMost, offset: 0 }
    const { promoters } = await replica.read((db) => findPromoters({ db, keys }, question, slice))
    // Told first: nobody has a file of which there is no trace.
    await trace({ event: 'promoters-exported', outcome: String(promoters.length) })
    return csvAnswer('推广申请.csv', columnsOf(settings), promoters)
  }
}

function columnsOf(settings: Settings): CsvColumns<PlacedPromoter> {
  return {
    申请时间: ({ appliedAt }) => minuteInChina(appliedAt),
    推广产品: ({ product }) => productNames[product],
    工号: ({ employeeNo }) => employeeNo,
    推广人: ({ name }) => maskName(name),
    手机号: ({ phoneNumber }) => maskMobile(phoneNumber),
    地区: ({ areaName }) => areaName,
    机构: ({ comName }) => comName,
    代理人工号: ({ groupuserCode }) => groupuserCode,
    项目代码: ({ projectCode }) => projectCode,
    推广链接: ({ code }) => promotionLink(settings, code),
  }
}
