import { isSettled } from '@ecenter/client/result.ts'
import { noCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import type { ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useCallList } from '../../client/use-call-list.ts'
import { CardLink } from '../../kit/layout/Card.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { InfiniteScroll } from '../../kit/lists/InfiniteScroll.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle, StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { LookupFailed } from '../../verification/LookupFailed.tsx'
import type { ClaimFact } from '../claim-facts.ts'
import { progressHref, queryHref } from '../claim-pages.ts'
import { ClaimStatusBadge } from './ClaimStatusBadge.tsx'
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
  const isWide = first !== undefined && first.total > 1
  return (
    <Screen isWide={isWide}>
      {first === undefined ? (
        <>
          <Loading />
          <SkeletonCards />
        </>
      ) : (
        <PullToRefresh onRefresh={refresh}>
          {failed !== undefined && <StaleNotice />}
          <PageIntro title={title}>{foundText(pages)}</PageIntro>
          <InfiniteScroll
            onLoad={loadMore}
            hasMore={pages.at(-1)?.nextPage !== undefined}
            isWide={isWide}
          >
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

/** One claim of a list, what is being done about it first; it opens its progress. */
function ClaimSummaryCard({ claim }: { readonly claim: ClaimSummary }) {
  const { accidentType, headline, maskedPlate, productName, todoCount } = claim
  return (
    <CardLink
      href={progressHref(claim)}
      title={accidentType}
      aside={<ClaimStatusBadge claim={claim} />}
      sub={headline}
    >
      <Rows>
        <Row label="出险时间" isNumber>
          {claim.accidentAt}
        </Row>
        {maskedPlate === undefined ? (
          <Row label="保险">{productName}</Row>
        ) : (
          <Row label="车牌号" isNumber>
            {maskedPlate}
          </Row>
        )}
        <Row label="报案号" isNumber>
          {claim.maskedRegistNo}
        </Row>
        {todoCount > 0 && (
          <Row label="需要您做">
            <Badge tone="warning">{todoCount} 件事</Badge>
          </Row>
        )}
      </Rows>
    </CardLink>
  )
}
