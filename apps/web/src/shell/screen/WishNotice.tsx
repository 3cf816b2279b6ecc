import type { WishShown } from '@ecenter/contract/core/wish.ts'
import type { ReactNode } from 'react'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { brand, hotlineUrl } from '../brand.ts'
import { lateWishWords } from './late-wish-words.ts'

interface WishNoticeProps {
  readonly wish: WishShown
  /** What was asked for: 车牌号改为 京A9Z876. */
  readonly what: ReactNode
  /** What to do where it was refused. */
  readonly next: ReactNode
}

/** How something that the customer asked for stands; nothing once it is done, for then it shows by itself. */
export function WishNotice({ wish, what, next }: WishNoticeProps) {
  const { status, askedAt } = wish
  switch (status) {
    case 'answered':
      return null
    case 'asked':
      return (
        <NoticeBar>
          {askedAt} 申请{what}：已收到，正在办理。
        </NoticeBar>
      )
    case 'overdue':
      return (
        <NoticeBar tone="warning">
          {askedAt} 申请{what}：<LateWish wish={wish} />
        </NoticeBar>
      )
    case 'refused':
      return (
        <NoticeBar tone="danger">
          {askedAt} 申请{what}，未通过：{refusalOf(wish)}。{next}
        </NoticeBar>
      )
  }
}

/** That its answer is late, and whom the customer can ask about it. */
export function LateWish({ wish }: Pick<WishNoticeProps, 'wish'>) {
  return (
    <>
      {lateWishWords(wish)}您可以
      <a href="#/customer-service" data-click="online service">
        问在线客服
      </a>
      ，或<a href={hotlineUrl}>拨打 {brand.hotline}</a>。
    </>
  )
}

/** Why, as a part of a sentence. */
export function refusalOf({ reason = '没有说明原因' }: Pick<WishShown, 'reason'>): string {
  return reason.replace(/[。.！!]+$/, '')
}
