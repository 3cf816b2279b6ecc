import type { AnnouncementDraft } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

/** Whether customers see it on a day, in a word. */
export function statusOf(
  { isShown, from, until }: Pick<AnnouncementDraft, 'isShown' | 'from' | 'until'>,
  today: string,
): { readonly word: string; readonly tone: BadgeTone } {
  if (!isShown) return { word: '已撤下', tone: 'neutral' }
  if (today < from) return { word: '未开始', tone: 'info' }
  if (until < today) return { word: '已过期', tone: 'neutral' }
  return { word: '展示中', tone: 'success' }
}
