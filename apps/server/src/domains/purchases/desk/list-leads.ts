import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { listLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { lateBefore } from '../rules/call-by.ts'
import { countLeads, findLeads, numberOfLeads } from '../store/lead-search.ts'
import { leadRow } from './lead-row.ts'
import { leadsChosen } from './leads-chosen.ts'

export function answerListLeads(services: PurchasesServices): DeskHandler<typeof listLeads> {
  return async ({ page, ...asked }, { staff }) => {
    const chosen = leadsChosen(asked, staff)
    const offset = (page - 1) * rowsPerPage
    const leads = await findLeads(services, chosen, { limit: rowsPerPage, offset })
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
  }
}
