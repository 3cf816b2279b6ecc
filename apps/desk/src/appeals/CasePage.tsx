import { readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { ArrowLeft } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../shell/location.ts'
import { CaseView } from './CaseView.tsx'
import { casesPath } from './case-paths.ts'

/** One case. It is asked anew after each action and when the window is looked at again: reading leaves a trace. */
export function CasePage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readCase, id === undefined ? undefined : { caseId: id })
  const back = (
    <ButtonLink href={hrefOf(casesPath)} variant="text" icon={ArrowLeft}>
      返回列表
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请从列表里打开一件" actions={back} />
  return (
    <PageStack>
      <div>{back}</div>
      <Loaded query={query} lines={8}>
        {(appeal) => <CaseView key={appeal.caseId} appeal={appeal} onChanged={query.ask} />}
      </Loaded>
    </PageStack>
  )
}
