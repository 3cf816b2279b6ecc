import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { groupLoginStatus } from '@ecenter/contract/session/group-login-status.ts'
import {
  ClipboardList,
  type IconNode,
  MapPin,
  ReceiptText,
  ShieldCheck,
  UsersRound,
  Wallet,
} from 'lucide'
import { useEffect } from 'react'
import { useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { Fold } from '../kit/layout/Fold.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { WidePage } from '../kit/layout/WidePage.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { useElderMode } from '../shell/elder-mode.ts'
import { AccidentBar } from '../shell/screen/AccidentBar.tsx'
import { LossNotices } from '../shell/screen/LossNotices.tsx'
import { OfflineNotice } from '../shell/screen/OfflineNotice.tsx'
import { ScreenFoot } from '../shell/screen/ScreenFoot.tsx'
import { useIsScreen } from '../shell/site-screens.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import type { RecentThing } from '../state/recent-things.ts'
import { useSessionFlags } from '../state/session-flags.ts'
import { Announced } from './Announced.tsx'
import { BrandBar } from './BrandBar.tsx'
import { EntryGrid, OpenEntries } from './EntryTiles.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { targetOf } from './target.ts'
import { useActivities } from './use-activities.ts'
import { useFirstThings } from './use-first-things.ts'

/**
 * Where every visit may begin. What the insurer announces comes when the service has told it, and when
 * it cannot, nothing is missing that somebody came for. Nothing that comes late moves what shows.
 */
export function HomePage() {
  const here = useActivities()
  const { isWaiting, above, recent } = useFirstThings(here)
  const isElder = useElderMode()
  const today = here.notice && <TodayNotice notice={here.notice} />
  const continued = <RecentThings things={recent} />
  useLoginStatus()
  const showHeadFlag = useBasicInfo((info) => info.showHeadFlag)
  return (
    <WidePage
      header={showHeadFlag ? <BrandBar /> : undefined}
      hero={
        <>
          {!showHeadFlag && <BrandBar />}
          <Hero />
        </>
      }
      side={!isWaiting && !isElder && <Announced here={here} />}
      foot={
        !isWaiting && (
          <>
            <PageFoot>
              查询时需要验证您的身份
              <br />
              <a href="#/agreement">服务协议和个人信息处理规则</a>
            </PageFoot>
            <ScreenFoot />
          </>
        )
      }
      actions={<AccidentBar />}
    >
      <OfflineNotice />
      <LossNotices />
      {!isWaiting && (
        <>
          {above.notice && today}
          {above.recent && continued}
          {isElder ? <FewWays /> : <AllWays />}
          {!above.notice && today}
          {!above.recent && continued}
        </>
      )}
    </WidePage>
  )
}

function AllWays() {
  return (
    <>
      <h2 className={styles.section}>不用验证也能办</h2>
      <OpenEntries />
      <h2 className={styles.section}>全部服务</h2>
      <EntryGrid />
    </>
  )
}

/** In large type whom to go to and whom to ask; whatever else there is opens on request. */
function FewWays() {
  return (
    <>
      <Card label="找人办" isNavList>
        <NavRow href="#/outlet-query" icon={MapPin} note="带上身份证，柜台帮您办">
          去附近的网点
        </NavRow>
        <NavRow href="#/me/family" icon={UsersRound} note="发短信请子女一起看">
          请家人帮我看
        </NavRow>
      </Card>
      <Fold title="全部服务">
        <OpenEntries />
        <EntryGrid />
      </Fold>
    </>
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
 * Keeps whether a channel handed the visitor over as logged in, for pages that only such a visitor may
 * open. Who came in a browser of their own is not asked about.
 */
function useLoginStatus(): void {
  const loginStatus = useSessionFlags((flags) => flags.loginStatus)
  const isInChannel = useBasicInfo(({ channelType }) => channelType !== 'web')
  const { value } = useCall(groupLoginStatus, isInChannel || loginStatus === '1' ? {} : undefined)

  useEffect(() => {
    if (value !== undefined) useSessionFlags.setState(value)
  }, [value])
}

const looks: Record<RecentThing['kind'], { readonly name: string; readonly icon: IconNode }> = {
  policy: { name: '保单', icon: ShieldCheck },
  claim: { name: '理赔', icon: ClipboardList },
  invoice: { name: '发票', icon: ReceiptText },
  order: { name: '订单', icon: Wallet },
}

/** What the customer opened last in this visit, to go on with; nothing before there is any. */
function RecentThings({ things }: { readonly things: readonly RecentThing[] }) {
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
