import { readReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { ArrowLeft } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../shell/location.ts'
import { ReturnView } from './ReturnView.tsx'
import { returnsPath } from './return-paths.ts'

/** One return. It is asked anew after each decision and when the window is looked at again. */
export function ReturnPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readReturnClaim, id === undefined ? undefined : { claimId: id })
  const back = (
    <ButtonLink href={hrefOf(returnsPath)} variant="text" icon={ArrowLeft}>
      返回列表
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请从列表里打开一笔" actions={back} />
  return (
    <PageStack>
      <div>{back}</div>
      <Loaded query={query} lines={8}>
        {(claim) => <ReturnView key={claim.claimId} claim={claim} onChanged={query.ask} />}
      </Loaded>
    </PageStack>
  )
}
