import { readLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { DetailPage } from '../shell/DetailPage.tsx'
import { usePlace } from '../shell/location.ts'
import { LeadView } from './LeadView.tsx'
import { leadsPath } from './lead-paths.ts'

/** One lead. It is asked anew after each action and when the window is looked at again: reading leaves a trace. */
export function LeadPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readLead, id === undefined ? undefined : { leadId: id })
  return (
    <DetailPage {...{ id, query }} kind="lead" listPath={leadsPath} withoutId="请从列表里打开一条">
      {(lead) => <LeadView key={lead.leadId} lead={lead} onChanged={query.ask} />}
    </DetailPage>
  )
}
