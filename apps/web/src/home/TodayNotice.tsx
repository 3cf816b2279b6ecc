import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import { useIsScreen } from '../shell/site-screens.ts'
import { targetOf } from './target.ts'

/** What everybody has to know today. */
export function TodayNotice({ notice }: { readonly notice: Announcement }) {
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
