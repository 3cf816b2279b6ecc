import { noCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import { isSettled } from '../../client/outcome.ts'
import { useCallList } from '../../client/use-call-list.ts'
import { InfiniteScroll } from '../../kit/InfiniteScroll.tsx'
import { Loading } from '../../kit/Loading.tsx'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { SkeletonCards } from '../../kit/Skeleton.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { outageTitle, StaleNotice } from '../../shell/StaleNotice.tsx'
import { LookupFailed } from '../../verification/LookupFailed.tsx'
import type { ClaimFact } from '../claim-facts.ts'
import { queryHref } from '../claim-pages.ts'
import { ClaimSummaryCard } from './ClaimSummaryCard.tsx'
import type { ClaimQuestion } from './claim-question.ts'
import { foundText } from './found-text.ts'
import { NothingFound } from './NothingFound.tsx'

interface FoundClaimsProps {
  readonly title: string
  /** What was asked with. */
  readonly fact: ClaimFact
  /** Undefined until what the customer typed has been unsealed. */
  readonly question: ClaimQuestion | undefined
}

/** The answer of a form: claims to be scrolled, the latest report first. */
export function FoundClaims({ title, fact, question }: FoundClaimsProps) {
  const { call, request } = question ?? { call: noCarClaim, request: undefined }
  const { pages, failed, ask, refresh, loadMore } = useCallList(call, request)
  const [first] = pages
  // An outage takes nothing away that was found before; a refusal does.
  const isKept = first !== undefined && (failed === undefined || !isSettled(failed))
  if (failed !== undefined && !isKept) {
    return (
      <Screen>
        <LookupFailed
          failed={failed}
          onRetry={ask}
          queryHref={queryHref(fact)}
          outage={outageTitle}
          none={<NothingFound fact={fact} />}
        />
      </Screen>
    )
  }
  if (first?.total === 0) {
    return (
      <Screen>
        <NothingFound fact={fact} />
      </Screen>
    )
  }
  return (
    <Screen>
      {first === undefined ? (
        <>
          <Loading />
          <SkeletonCards />
        </>
      ) : (
        <PullToRefresh onRefresh={refresh}>
          {failed !== undefined && <StaleNotice />}
          <PageIntro title={title}>{foundText(pages)}</PageIntro>
          <InfiniteScroll onLoad={loadMore} hasMore={pages.at(-1)?.nextPage !== undefined}>
            {pages
              .flatMap(({ claimInfoList }) => claimInfoList)
              .map((claim) => (
                <ClaimSummaryCard key={claim.handle} claim={claim} />
              ))}
          </InfiniteScroll>
        </PullToRefresh>
      )}
      <PageFoot>
        没有您要找的理赔？<a href={queryHref(fact)}>重新查询</a>
      </PageFoot>
    </Screen>
  )
}
