import type {
  PromoterRow,
  promotionDeskCalls,
} from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { is } from 'valibot'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { type CsvColumns, csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { takeOpening } from '../../../platform/staff/openings.ts'
import type { ListServices } from '../../list-services.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { promotionLink } from '../rules/promotion-link.ts'
import { promoterBehind } from '../store/promoter.repository.ts'
import { findPromoters, type PlacedPromoter, placing } from './find-promoters.ts'

export function promotionDeskHandlers(
  services: PromotionsServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof promotionDeskCalls> {
  const { keys, replica, settings } = services
  return {
    /** What is listed is masked, but words that find somebody tell what the mask hides: they leave a trace. */
    async listPromoters({ page, ...question }, { trace }) {
      const slice = extentOf(page)
      const { promoters, total } = await findPromoters(services, question, slice)
      const { search } = question
      if (search !== '') {
        await trace({ event: 'promoters-searched', ...whom(services, search), outcome: `${total}` })
      }
      return { promoters: promoters.map(rowOf), total, nextPage: nextPageOf(page, total) }
    },
    async readPromoter({ promoterCode }, { staff, trace }) {
      await takeOpening(services, staff)
      const found = mustBeFound(await promoterBehind(services, promoterCode))
      await trace({
        event: 'promoter-read',
        subject: services.keys.searchHash('phone', found.phoneNumber).toString('hex'),
        outcome: found.product,
      })
      const promoter = (await placing(services))(found)
      return {
        ...promoter,
        appliedAt: minuteInChina(promoter.appliedAt),
        carLink: promotionLink(services.settings, promoter.code),
      }
    },
    async exportPromoters(question, { trace }) {
      const slice = { limit: csvRowsAtMost, offset: 0 }
      const { promoters } = await replica.read((db) => findPromoters({ db, keys }, question, slice))
      // Told first: nobody has a file of which there is no trace.
      await trace({ event: 'promoters-exported', outcome: String(promoters.length) })
      return csvAnswer('推广申请.csv', columnsOf(settings), promoters)
    },
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

function whom({ keys }: PromotionsServices, search: string): { readonly subject?: string } {
  return is(mobile, search) ? { subject: keys.searchHash('phone', search).toString('hex') } : {}
}

function rowOf(promoter: PlacedPromoter): PromoterRow {
  const { code, appliedAt, product, employeeNo, name, phoneNumber, comName, areaName } = promoter
  return {
    promoterCode: code,
    appliedAt: minuteInChina(appliedAt),
    product,
    employeeNo,
    maskedName: maskName(name),
    maskedPhone: maskMobile(phoneNumber),
    comName,
    areaName,
  }
}
