import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import { targetOf } from './target.ts'

/** What everybody has to know today. */
export function TodayNotice({ notice }: { readonly notice: Announcement }) {
  const { title, text, to } = notice
  return (
    <div role="status">
      <NoticeBar>
        {title}，{text}
        {to !== undefined && <a href={targetOf(to)}>查看</a>}
      </NoticeBar>
    </div>
  )
}
