import type { QuestionnaireStatus } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

/** How it stands for customers today, in a word. */
export const statusLooks: Readonly<
  Record<QuestionnaireStatus, { readonly word: string; readonly tone: BadgeTone }>
> = {
  draft: { word: '草稿', tone: 'neutral' },
  planned: { word: '未开始', tone: 'info' },
  open: { word: '开放中', tone: 'success' },
  closed: { word: '已结束', tone: 'neutral' },
}
