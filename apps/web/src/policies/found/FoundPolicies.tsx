import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { FileSearch } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { useCallList } from '../../client/use-call-list.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { InfiniteScroll } from '../../kit/lists/InfiniteScroll.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { FailureState } from '../../shell/screen/FailureState.tsx'
import { useKeptPage } from '../../shell/screen/kept-page.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { isFoldedIn, PolicyCards } from './PolicyCards.tsx'
import { isPast } from './policy-order.ts'
import type { PolicyQuestion } from './policy-question.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { countText, isNone, type StatusFilter } from './status-filter.ts'

interface FoundPoliciesProps {
  readonly title: string
  /** Undefined until what the customer typed has been unsealed. */
  readonly question: PolicyQuestion | undefined
  readonly queryHref: string
  /** What an empty list says. */
  readonly none?: { readonly title: string; readonly text: string }
}

const noneOfThisKind = {
  title: '没有这类保单',
  text: '您填写的信息没有问题，只是名下没有这里能查的保单。',
}

/** The answer of a form: policies to be filtered and scrolled, what covers now first. */
export function FoundPolicies(props: FoundPoliciesProps) {
  const { title, question, queryHref, none = noneOfThisKind } = props
  const [filter, setFilter] = useState<StatusFilter>('all')
  const { failed, ask, pages, counts, loadMore } = useFoundPolicies(question, filter)
  useFocusOfReturn()
  const [isPastOpen, setIsPastOpen] = useState(false)
  const policies = pages.flatMap(({ policyInfoList }) => policyInfoList)
  const lastPolicy = policies.at(-1)
  // What is folded away is not loaded behind the customer's back.
  const isFolded = !isPastOpen && isFoldedIn(policies)
  const isRestFolded = isFolded && lastPolicy !== undefined && isPast(lastPolicy)

  function select(chosen: StatusFilter) {
    setFilter(chosen)
    setIsPastOpen(false)
  }

  return (
    <Screen>
      {failed !== undefined && <FailureState failed={failed} onRetry={ask} queryHref={queryHref} />}
      {counts !== undefined && isNone(counts) && (
        <ResultState
          tone="empty"
          icon={FileSearch}
          title={none.title}
          actions={
            <ButtonLink href="#/policy-query" data-click="policy query" isBlock>
              用车牌号查车险
            </ButtonLink>
          }
        >
          {none.text}
        </ResultState>
      )}
      {counts !== undefined && !isNone(counts) && (
        <>
          <PageIntro title={title}>{countText(counts)}</PageIntro>
          <StatusTabs counts={counts} selected={filter} onSelect={select} />
        </>
      )}
      {failed === undefined && pages.length === 0 && (
        <>
          <Loading />
          <SkeletonCards />
        </>
      )}
      {counts !== undefined && !isNone(counts) && pages.length > 0 && (
        <InfiniteScroll
          onLoad={loadMore}
          hasMore={!isRestFolded && pages.at(-1)?.nextPage !== undefined}
          isFolded={isFolded}
        >
          <PolicyCards policies={policies} counts={counts} onFold={setIsPastOpen} />
        </InfiniteScroll>
      )}
      {failed === undefined && (
        <PageFoot>
          没有您要找的保单？<a href={queryHref}>重新查询</a>
        </PageFoot>
      )}
    </Screen>
  )
}

/**
 * Filtered by the service, which alone has all pages; the counts of the whole stay in sight while
 * another filter loads.
 */
function useFoundPolicies(question: PolicyQuestion | undefined, filter: StatusFilter) {
  const { call, request } = question ?? { call: findPropertyPolicies, request: undefined }
  const status = filter === 'all' ? {} : { status: filter }
  const all = useCall(call, request)
  const filtered = useCallList(call, request && { ...request, ...status })
  return { ...filtered, failed: all.failed ?? filtered.failed, counts: all.value?.statusCounts }
}

/** Who comes back from a detail goes on at the policy that they read, also with a keyboard or a reader. */
function useFocusOfReturn() {
  const opened = useRef('')
  useEffect(() => {
    if (useKeptPage.getState().isBackFromDetail) {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
      links.find(({ hash }) => hash === opened.current)?.focus({ preventScroll: true })
    }
    return () => {
      // What the list was left for.
      opened.current = location.hash
    }
  }, [])
}
