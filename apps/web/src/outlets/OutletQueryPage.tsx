import { isHasSite, siteQuery } from '@ecenter/contract/outlets/outlet.ts'
import { useEffect } from 'react'
import { useCall } from '../client/use-call.ts'
import { useCallList } from '../client/use-call-list.ts'
import { InfiniteScroll } from '../kit/InfiniteScroll.tsx'
import { PageFoot } from '../kit/PageFoot.tsx'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Screen } from '../shell/Screen.tsx'
import { Unanswered } from '../shell/Unanswered.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { useOutletQuery } from '../state/outlet-query.ts'
import { FilterBar } from './list/FilterBar.tsx'
import { NearMe } from './list/NearMe.tsx'
import { NoOutlets } from './list/NoOutlets.tsx'
import { OutletCard } from './list/OutletCard.tsx'
import { type OutletPlace, useOutletPlace } from './list/use-outlet-place.ts'
import styles from './OutletQueryPage.module.css'
import { noFilter, outletQuestion } from './outlet-question.ts'
import { askPosition, usePosition } from './position.ts'

/**
 * `/outlet-query`: outlets around the visitor, or in a city, to be filtered and scrolled. Kept as it was
 * left while an outlet is read; what shows stays when it cannot be asked anew.
 */
export function OutletQueryPage() {
  const place = useOutletPlace()
  const { pages, failed, ask, refresh, loadMore, hasSpot, hasSite } = useOutlets(place)
  const [first] = pages
  return (
    <Screen>
      <FilterBar place={place} />
      {!place.isAround && <NearMe />}
      {first === undefined && (
        <Unanswered {...{ failed, ask }} queryHref="#/outlet-query" outage="暂时查不了网点" />
      )}
      {first?.total === 0 && <NoOutlets nearest={first.nearest} hasSite={hasSite} />}
      {first !== undefined && first.total > 0 && (
        <PullToRefresh onRefresh={refresh}>
          <p className={styles.count} role="status">
            共 {first.total} 家{hasSpot && '，由近到远'}
          </p>
          <InfiniteScroll onLoad={loadMore} hasMore={pages.at(-1)?.nextPage !== undefined}>
            {pages
              .flatMap(({ siteInfoList }) => siteInfoList)
              .map((outlet) => (
                <OutletCard key={outlet.chosenItem} outlet={outlet} />
              ))}
          </InfiniteScroll>
        </PullToRefresh>
      )}
      <PageFoot>先打电话再出发，能省去排队时间</PageFoot>
    </Screen>
  )
}

/**
 * Who has agreed in this session is not asked again after a reload; the list waits for their place. In a
 * city without any the filter is left out of the question, for it is not what leaves nothing.
 */
function useOutlets({ isAround }: OutletPlace) {
  const query = useOutletQuery()
  const cityCode = useBasicInfo((info) => info.cityCode)
  const isAllowed = useBasicInfo((info) => info.positionState === 'allowed')
  const spot = usePosition((position) => position.spot)
  const isWaiting = isAllowed && spot === undefined
  useEffect(() => {
    if (isWaiting) void askPosition()
  }, [isWaiting])
  const site = useCall(isHasSite, isAround ? undefined : { cityCode }, { isLasting: true })
  const isKnown = isAround || site.value !== undefined || site.failed !== undefined
  const hasSite = site.value?.hasSite ?? true
  const asked = hasSite ? query : { ...query, ...noFilter }
  const list = useCallList(
    siteQuery,
    isWaiting || !isKnown ? undefined : outletQuestion(asked, cityCode, spot),
  )
  return { ...list, hasSite, hasSpot: spot !== undefined }
}
