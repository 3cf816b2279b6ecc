import { findOutlets, hasOutlets } from '@ecenter/contract/outlets/outlet.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { LocateFixed } from 'lucide'
import { useEffect, useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { useCallList } from '../client/use-call-list.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { InfiniteScroll } from '../kit/lists/InfiniteScroll.tsx'
import { PullToRefresh } from '../kit/lists/PullToRefresh.tsx'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { useOutletQuery } from '../state/outlet-query.ts'
import { FilterBar } from './list/FilterBar.tsx'
import { NoOutlets } from './list/NoOutlets.tsx'
import { OutletCard } from './list/OutletCard.tsx'
import { type OutletPlace, useOutletPlace } from './list/use-outlet-place.ts'
import styles from './OutletQueryPage.module.css'
import { noFilter, outletQuestion } from './outlet-question.ts'
import { askPosition, findNearMe, usePosition } from './position.ts'

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
  const site = useCall(hasOutlets, isAround ? undefined : { cityCode }, { isLasting: true })
  const isKnown = isAround || site.value !== undefined || site.failed !== undefined
  const hasSite = site.value?.hasSite ?? true
  const asked = hasSite ? query : { ...query, ...noFilter }
  const list = useCallList(
    findOutlets,
    isWaiting || !isKnown ? undefined : outletQuestion(asked, cityCode, spot),
  )
  return { ...list, hasSite, hasSpot: spot !== undefined }
}

const reasons: Readonly<Record<string, string>> = {
  refused: '手机没有允许这里看您的位置，可以在手机设置里打开定位。',
  unavailable: '暂时找不到您的位置。',
}

/**
 * Offers the nearest outlets. Before the browser asks, it says what the place is for, once a session;
 * when there is none it says why, and what to do then.
 */
function NearMe() {
  const positionState = useBasicInfo((info) => info.positionState)
  const isAsking = usePosition((position) => position.isAsking)
  const [isConsenting, setIsConsenting] = useState(false)
  const reason = reasons[positionState]

  function handlePress() {
    if (positionState === 'allowed') void findNearMe()
    else setIsConsenting(true)
  }

  return (
    <>
      {reason !== undefined && !isAsking && (
        <div role="status">
          <NoticeBar tone="warning">
            {reason}下面按城市列出网点，点左上方的城市名可以换一个。
          </NoticeBar>
        </div>
      )}
      <Button variant="soft" isBlock isBusy={isAsking} onClick={handlePress}>
        {!isAsking && <Icon of={LocateFixed} />}
        {isAsking ? '正在确定您的位置' : '看离我最近的网点'}
      </Button>
      <ConfirmDialog
        isOpen={isConsenting}
        title="按远近查看网点"
        text="需要知道您现在的位置。位置只用来排列网点，不会保存，也不会用在别处。"
        yes="同意"
        no="暂不"
        onAnswer={(isYes) => {
          setIsConsenting(false)
          if (isYes) void findNearMe()
        }}
      />
    </>
  )
}
