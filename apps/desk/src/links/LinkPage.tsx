import { readLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { ArrowLeft } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../shell/location.ts'
import { LinkView } from './LinkView.tsx'
import { linksPath } from './link-paths.ts'

/** One link. It is asked anew after each action and when the window is looked at again: reading leaves a trace. */
export function LinkPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readLink, id === undefined ? undefined : { linkId: id })
  const back = (
    <ButtonLink href={hrefOf(linksPath)} variant="text" icon={ArrowLeft}>
      返回列表
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请从列表里打开一个" actions={back} />
  return (
    <PageStack>
      <div>{back}</div>
      <Loaded query={query} lines={6}>
        {(link) => <LinkView key={link.linkId} link={link} onChanged={query.ask} />}
      </Loaded>
    </PageStack>
  )
}
