import type { RequestOf } from '@ecenter/contract/call.ts'
import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import type {
  DeskLeadRow,
  exportLeads,
  LeadStatus,
  purchaseDeskCalls,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { is } from 'valibot'
import type { DeskHandlers, Staff } from '../../../platform/calls/desk-handler.ts'
import {
  mustBeFound,
  nothingFound,
  stateChanged,
  tooManyLookups,
} from '../../../platform/calls/failure.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { csvAnswer, csvRowsAtMost } from '../../../platform/csv/csv-answer.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import type { ListServices } from '../../list-services.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { lateBefore } from '../rules/call-by.ts'
import { appendLeadNote, giveLead } from '../store/handle-lead.ts'
import { type DeskLead, readLeadOf } from '../store/lead.repository.ts'
import {
  countLeads,
  findLeads,
  type LeadsChosen,
  leadOfId,
  leadOfNumberOrPhone,
  numberOfLeads,
} from '../store/lead-search.ts'
import { aboutLead } from './about-lead.ts'
import { actOnLead, deskLeadOf, leadRow } from './act-on-lead.ts'

const statusWords: Readonly<Record<LeadStatus, string>> = {
  open: '待联系',
  called: '跟进中',
  closed: '已结束',
}

interface ExportedLead extends DeskLeadRow {
  readonly promoterCode: string | undefined
}

/** For figures, not for calls: names and phones are masked in it. */
const exportedColumns = {
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

export function purchaseDeskHandlers(
  services: PurchasesServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof purchaseDeskCalls> {
  return {
    async listLeads({ page, ...asked }, { staff }) {
      const chosen = leadsChosen(asked, staff)
      const leads = await findLeads(services, chosen, extentOf(page))
      const total = await numberOfLeads(services, chosen)
      return {
        leads: leads.map((lead) => leadRow(services, lead, staff)),
        total,
        nextPage: nextPageOf(page, total),
        counts: await countLeads(services, {
          lateBefore: lateBefore(services.clock.today()),
          staffId: staff.id,
          within: staff.within,
        }),
      }
    },
    async exportLeads(asked, { staff, trace }) {
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
      return csvAnswer('投保登记.csv', exportedColumns, rows)
    },
    async findLead({ number }, { staff, trace }) {
      await takeSearch(services, staff)
      const ref = await leadOfNumberOrPhone(services, number, staff.within)
      if (ref === undefined) {
        await trace({ event: 'lead-found', ...whom(services, number), outcome: 'nothing' })
        throw nothingFound()
      }
      const whose = await aboutLead(services, await readLeadOf(services, ref))
      await trace({ event: 'lead-found', ...whose, outcome: 'found' })
      return { leadId: ref.id }
    },
    /** A customer's name and what was said on the phone are opened, so who read them is kept. */
    async readLead({ leadId }, { staff, trace }) {
      const ref = mustBeFound(await leadOfId(services, leadId, staff.within))
      const whose = await aboutLead(services, await readLeadOf(services, ref))
      await trace({ event: 'lead-read', ...whose, outcome: 'shown' })
      return deskLeadOf(services, ref, staff)
    },
    async readLeadPhone({ leadId }, { staff, trace }) {
      const ref = mustBeFound(await leadOfId(services, leadId, staff.within))
      const lead = await readLeadOf(services, ref)
      refuseOthers(lead, staff)
      if (!(await services.limits.take('leadPhonesByStaff', staff.id))) {
        throw tooManyLookups('您一小时内查看的手机号太多，请稍后再看。')
      }
      const whose = await aboutLead(services, lead)
      await trace({ event: 'lead-phone-read', ...whose, outcome: 'shown' })
      return { mobile: lead.mobile, sharePhone: lead.sharePhone }
    },
    takeLead: (seen, transaction) =>
      actOnLead(services, transaction, {
        event: 'lead-taken',
        seen,
        async work({ store, lead: { ref, handler }, by }) {
          await giveLead(store, ref, by)
          return handler === undefined ? 'taken' : 'taken over'
        },
      }),
    noteLead: ({ status, note: text, ...seen }, transaction) =>
      actOnLead(services, transaction, {
        event: 'lead-noted',
        seen,
        async work({ store, lead, notes, by }) {
          refuseOthers(lead, transaction.staff)
          const note = { at: services.clock.now(), status, text, by }
          await appendLeadNote(store, lead.ref, note, notes.length)
          await tellCore(store, leadNoted, {
            subject: `lead/${lead.leadNo}`,
            data: {
              leadNo: lead.leadNo,
              status,
              note: text,
              notedAt: note.at.toISOString(),
              account: transaction.staff.account,
            },
          })
          return status
        },
      }),
  }
}

/** Of a phone that left nothing, too, it is kept that it was asked for. */
function whom({ keys }: PurchasesServices, number: string): { readonly subject?: string } {
  return is(mobile, number) ? { subject: keys.searchHash('phone', number).toString('hex') } : {}
}

/** Which leads this member of staff asks for. */
function leadsChosen(
  { isMine, status, product, from, to }: RequestOf<typeof exportLeads>,
  { id, within }: Pick<Staff, 'id' | 'within'>,
): LeadsChosen {
  return { status, product, from, to, handlerId: isMine ? id : undefined, within }
}

/** Two who called the same customer would be one too many: refuses who does not handle the lead (E3020001). */
function refuseOthers({ handler }: Pick<DeskLead, 'handler'>, { id }: Pick<Staff, 'id'>): void {
  if (handler?.staffId === id) return
  throw stateChanged(
    handler === undefined
      ? '还没有人联系，请先接手。'
      : `正由${handler.name}联系；要由您联系，请先接手。`,
  )
}
