import type { RequestOf } from '@ecenter/contract/call.ts'
import { promotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { leadStatus, type listLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { is } from 'valibot'
import { goInstead, usePlace } from '../shell/location.ts'
import { leadsPath } from './lead-paths.ts'

type LeadFilter = Readonly<RequestOf<typeof listLeads>>

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** The filter stands in the address, so that the way back from a lead leads to the same list. */
export function useLeadFilter() {
  const { parameters } = usePlace()
  const { status, product, mine, from, to, page } = parameters
  const filter: LeadFilter = {
    status: is(leadStatus, status) ? status : 'open',
    product: is(promotedProduct, product) ? product : undefined,
    isMine: mine === '1',
    from: dayOf(from),
    to: dayOf(to),
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<LeadFilter>) {
    const { isMine, page, ...rest } = { ...filter, page: 1, ...chosen }
    goInstead(leadsPath, {
      ...rest,
      mine: isMine ? '1' : undefined,
      page: page === 1 ? undefined : String(page),
    })
  }

  return { filter, choose }
}

function dayOf(text: string | undefined): string | undefined {
  return text !== undefined && isoDay.test(text) ? text : undefined
}
