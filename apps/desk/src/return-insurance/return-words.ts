import type { ReturnStatus } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

export const statuses: Readonly<
  Record<ReturnStatus, { readonly tone: BadgeTone; readonly word: string }>
> = {
  open: { tone: 'warning', word: '待审核' },
  accepted: { tone: 'success', word: '同意赔付' },
  refused: { tone: 'neutral', word: '不予赔付' },
}
