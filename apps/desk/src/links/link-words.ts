import type { LinkState } from '@ecenter/contract/links/desk/desk-link.ts'
import type { BadgeTone } from '../kit/Badge.tsx'

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

/** Integer fen as staff read it: 300.00 元. */
export function amountText(fen: number | undefined): string {
  if (fen === undefined) return '未写明'
  const yuan = (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `${yuan} 元`
}
