import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import type {
  DeskLeadRow,
  exportLeads,
  LeadStatus,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import type { ListServices } from '../../list-services.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { findLeads } from '../store/lead-search.ts'
import { leadRow } from './lead-row.ts'
import { leadsChosen } from './leads-chosen.ts'

const statusWords: Readonly<Record<LeadStatus, string>> = {
  open: '待联系',
  called: '跟进中',
  closed: '已结束',
}

interface ExportedLead extends DeskLeadRow {
  readonly promoterCode: string | undefined
}

/** For figures, not for calls: names and phones are masked in it. */
const columns = {
  登记编号: ({ leadNo }: ExportedLead) => leadNo,
  产品: ({ product }: ExportedLead) => productNames[product],
  姓名: ({ maskedName }: ExportedLead) => maskedName,
  手机号: ({ maskedPhone }: ExportedLead) => maskedPhone,
  投保城市: ({ city }: ExportedLead) => city,
  登记时间: ({ leftAt }: ExportedLead) => leftAt,
  状态: ({ status }: ExportedLead) => statusWords[status],
  回电期限: ({ callBy }: ExportedLead) => callBy,
  已去投保网站: ({ isSentOn }: ExportedLead) => (isSentOn ? '是' : '否'),
  联系人: ({ handlerName }: ExportedLead) => handlerName,
  推广链接: ({ promoterCode }: ExportedLead) => promoterCode,
}

export function answerExportLeads(
  services: PurchasesServices & Pick<ListServices, 'replica'>,
): DeskHandler<typeof exportLeads> {
  return async (asked, { staff, trace }) => {
    const { replica, keys } = services
    const chosen = leadsChosen(asked, staff)
    const leads = await replica.read((db) =>
      findLeads({ db, keys }, chosen, { limit: csvRowsAtMost }),
    )
    await trace({ event: 'leads-exported', outcome: `${leads.length} leads` })
    const rows = leads.map((lead) => ({
      ...leadRow(services, lead, staff),
      promoterCode: lead.promoterCode,
    }))
    return csvAnswer('投保登记.csv', columns, rows)
  }
}
