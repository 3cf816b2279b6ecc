import { queryActivity } from '@ecenter/contract/activities/announcement.ts'
import { Phone } from 'lucide'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Page } from '../kit/Page.tsx'
import { PageFoot } from '../kit/PageFoot.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { LossNotices } from '../shell/LossNotices.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { ScreenFoot } from '../shell/ScreenFoot.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { Activities } from './Activities.tsx'
import { BrandBar } from './BrandBar.tsx'
import { Carousel } from './Carousel.tsx'
import { EntryGrid, LargeEntries, LeadEntry } from './EntryTiles.tsx'
import styles from './HomePage.module.css'
import { HotGroups } from './HotGroups.tsx'
import { MyPolicies } from './MyPolicies.tsx'
import { RecentThings } from './RecentThings.tsx'
import { TodayNotice } from './TodayNotice.tsx'
import { useShownWhere } from './use-shown-where.ts'

/**
 * Where every visit may begin. Its entries are there at once; what the insurer announces comes when
 * the service has told it, and when it cannot, nothing is missing that somebody came for.
 */
export function HomePage() {
  const showHeadFlag = useBasicInfo((info) => info.showHeadFlag)
  const { value: told } = useCall(queryActivity, useShownWhere())
  return (
    <Page header={showHeadFlag ? <BrandBar /> : undefined}>
      {!showHeadFlag && <BrandBar />}
      <OfflineNotice />
      <LossNotices />
      {told?.notice && <TodayNotice notice={told.notice} />}
      <h2 className={styles.greeting}>您好，想办什么？</h2>
      <MyPolicies />
      <RecentThings />
      <LeadEntry />
      <LargeEntries />
      <h2 className={styles.section}>更多服务</h2>
      <EntryGrid />
      <section className={styles.assist} aria-label="报案电话">
        <p className={styles.assistText}>
          <b>出了事故？先确认人员安全</b>
          <span>24 小时报案热线</span>
        </p>
        <ButtonLink href={hotlineUrl} variant="secondary" isCompact>
          <Icon of={Phone} size="s" />
          <span className="num">{brand.hotline}</span>
        </ButtonLink>
      </section>
      <Carousel />
      {told !== undefined && <Activities activities={told.activities} />}
      <HotGroups />
      <PageFoot>
        查询时需要验证您的身份
        <br />
        <a href="#/agreement">服务协议和个人信息处理规则</a>
      </PageFoot>
      <ScreenFoot />
    </Page>
  )
}
