import { type Announcement, queryActivity } from '@ecenter/contract/activities/announcement.ts'
import { groupLoginStatus } from '@ecenter/contract/session/single-sign-on.ts'
import { ClipboardList, type IconNode, Phone, ReceiptText, ShieldCheck, Wallet } from 'lucide'
import { useEffect } from 'react'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Card, CardLink } from '../kit/layout/Card.tsx'
import { Icon } from '../kit/layout/Icon.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { Page } from '../kit/layout/Page.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { LossNotices } from '../shell/LossNotices.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { ScreenFoot } from '../shell/ScreenFoot.tsx'
import { useIsScreen } from '../shell/site-screens.ts'
import { useRecentOfSession } from '../shell/use-recent-of-session.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import type { RecentThing } from '../state/recent-things.ts'
import { useSessionFlags } from '../state/session-flags.ts'
import { Activities } from './Activities.tsx'
import { BrandBar } from './BrandBar.tsx'
import { Carousel } from './Carousel.tsx'
import { EntryGrid, LargeEntries, LeadEntry } from './EntryTiles.tsx'
import styles from './HomePage.module.css'
import { HotGroups } from './HotGroups.tsx'
import { targetOf } from './target.ts'
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

/** For a customer who came logged in from an app: their policies without a form. */
function MyPolicies() {
  if (!useIsLoggedIn()) return null
  return (
    <CardLink href="#/policy-queryResult?by=mine" title="我的保单" sub="您已登录，可以直接查看" />
  )
}

/** What everybody has to know today. */
function TodayNotice({ notice }: { readonly notice: Announcement }) {
  const { title, text, to } = notice
  const href = targetOf(to, useIsScreen())
  return (
    <div role="status">
      <NoticeBar>
        {title}，{text}
        {href !== undefined && <a href={href}>查看</a>}
      </NoticeBar>
    </div>
  )
}

/**
 * Whether a channel handed the visitor over as logged in, for whatever is shown by it. Who came in a
 * browser of their own is not asked about.
 */
function useIsLoggedIn(): boolean {
  const loginStatus = useSessionFlags((flags) => flags.loginStatus)
  const isInChannel = useBasicInfo(({ channelType }) => channelType !== 'web')
  const { value } = useCall(groupLoginStatus, isInChannel || loginStatus === '1' ? {} : undefined)

  useEffect(() => {
    if (value !== undefined) useSessionFlags.setState(value)
  }, [value])

  return (value?.loginStatus ?? loginStatus) === '1'
}

const looks: Record<RecentThing['kind'], { readonly name: string; readonly icon: IconNode }> = {
  policy: { name: '保单', icon: ShieldCheck },
  claim: { name: '理赔', icon: ClipboardList },
  invoice: { name: '发票', icon: ReceiptText },
  order: { name: '订单', icon: Wallet },
}

/** What the customer opened last in this visit, to go on with; nothing before there is any. */
function RecentThings() {
  const things = useRecentOfSession()
  if (things.length === 0) return null
  return (
    <Card title="继续上次的查看" isNavList>
      {things.map(({ handle, kind, title, note, href }) => (
        <NavRow key={handle} href={href} icon={looks[kind].icon} note={noteOf(kind, note)}>
          {title}
        </NavRow>
      ))}
    </Card>
  )
}

function noteOf(kind: RecentThing['kind'], note: string): string {
  return [looks[kind].name, note].filter(Boolean).join(' · ')
}
