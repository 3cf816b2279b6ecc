import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type {
  listPromoters,
  PromoterRow,
} from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { is } from 'valibot'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { findPromoters, type PlacedPromoter } from './find-promoters.ts'

/** What is listed is masked, but words that find somebody tell what the mask hides: they leave a trace. */
export function answerListPromoters(
  services: PromotionsServices,
): DeskHandler<typeof listPromoters> {
  return async ({ page, ...question }, { trace }) => {
    const slice = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage }
    const { promoters, total } = await findPromoters(services, question, slice)
    const { search } = question
    if (search !== '') {
      await trace({ event: 'promoters-searched', ...whom(services, search), outcome: `${total}` })
    }
    return { promoters: promoters.map(rowOf), total, nextPage: nextPageOf(page, total) }
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
