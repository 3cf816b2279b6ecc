import { UserRound } from 'lucide'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import type { Promoter } from './use-promoter.ts'

/** Who recommends, or why that is not shown; no form waits for it. */
export function PromoterNotice({ promoter }: { readonly promoter: Promoter }) {
  switch (promoter.kind) {
    case 'none':
    case 'asked':
      return null
    case 'known':
      return (
        <NoticeBar icon={UserRound}>
          推荐人 {promoter.maskedName}（<span className="num">{promoter.maskedPhone}</span>）
        </NoticeBar>
      )
    case 'nobody':
      return (
        <NoticeBar tone="neutral">
          这个推广链接没有对应的推荐人。您照样可以登记，也可以在下面填推荐人的手机号。
        </NoticeBar>
      )
    case 'out of reach':
      return (
        <NoticeBar tone="neutral">
          暂时查不到推荐人是谁。您照样可以登记，仍会算在这个链接上。
        </NoticeBar>
      )
  }
}
