import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type {
  listPromoters,
  PromoterRow,
} from '@ecenter/contract/promotions/desk/list-promoters.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../platform/clock/clock.ts'
import { nextPageOf } from '../../platform/lists/next-page.ts'
import { maskMobile, maskName } from '../../platform/mask/mask.ts'
import { findPromoters, type PlacedPromoter } from './find-promoters.ts'

export function answerListPromoters(parts: Parts): DeskHandler<typeof listPromoters> {
  return async ({ page, ...question }) => {
    const slice = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage }
    const { promoters, total } = await findPromoters(parts, question, slice)
    return { promoters: promoters.map(rowOf), total, nextPage: nextPageOf(page, total) }
  }
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
