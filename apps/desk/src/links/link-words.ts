import type { LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

export const stateNames: Readonly<Record<LinkState, string>> = {
  open: '等客户登记',
  registered: '待打款',
  paid: '已打款',
  failed: '打款失败',
  expired: '已过期',
  revoked: '已停用',
}

export const stateTones: Readonly<Record<LinkState, BadgeTone>> = {
  open: 'info',
  registered: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  revoked: 'neutral',
}
