import type { RequestOf } from '@ecenter/contract/call.ts'
import type { exportLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { LeadsChosen } from '../store/lead-search.ts'

/** Which leads this member of staff asks for. */
export function leadsChosen(
  { isMine, status, product, from, to }: RequestOf<typeof exportLeads>,
  { id, within }: Pick<Staff, 'id' | 'within'>,
): LeadsChosen {
  return { status, product, from, to, handlerId: isMine ? id : undefined, within }
}
