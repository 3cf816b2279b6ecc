import { readLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { ArrowLeft } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../shell/location.ts'
import { LeadView } from './LeadView.tsx'
import { leadsPath } from './lead-paths.ts'

/** One lead. It is asked anew after each action and when the window is looked at again: reading leaves a trace. */
export function LeadPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readLead, id === undefined ? undefined : { leadId: id })
  const back = (
    <ButtonLink href={hrefOf(leadsPath)} variant="text" icon={ArrowLeft}>
      返回列表
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请从列表里打开一条" actions={back} />
  return (
    <PageStack>
      <div>{back}</div>
      <Loaded query={query} lines={8}>
        {(lead) => <LeadView key={lead.leadId} lead={lead} onChanged={query.ask} />}
      </Loaded>
    </PageStack>
  )
}
