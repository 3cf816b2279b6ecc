import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

/**
 * 已收到 2 项，还差 1 项; what is not required is not missed, and what was refused is to be taken anew. Two or
 * fewer of which nothing came yet are named: 一张照片和银行卡照片就够了.
 */
export function documentCount(documents: readonly ClaimDocument[]): string {
  const received = documents.filter(({ state }) => state === 'received').length
  const refused = documents.filter(({ state }) => state === 'refused').length
  const missing = documents.filter(isMissing)
  if (missing.length === 0) return '必交的材料已经齐了'
  const isFew = missing.length <= 2 && missing.length === documents.length
  if (isFew && missing.every(({ state, canSend }) => state === 'needed' && canSend))
    return `${missing.map(shortName).join('和')}就够了`
  const needed = missing.length - refused
  return [
    ...(received > 0 ? [`已收到 ${received} 项`] : []),
    ...(needed > 0 ? [`还差 ${needed} 项`] : []),
    ...(refused > 0 ? [`有 ${refused} 项要重拍`] : []),
  ].join('，')
}

function shortName({ type, name }: ClaimDocument): string {
  if (type === 'damage-photos') return '一张照片'
  return type === 'bank-card' ? '银行卡照片' : name
}

/** On the badge. */
export function documentState(document: ClaimDocument): {
  readonly tone: BadgeTone
  readonly word: string
} {
  switch (document.state) {
    case 'received':
      return { tone: 'success', word: document.isAccepted ? '已通过' : '已收到' }
    case 'refused':
      return { tone: 'danger', word: '请重交' }
    case 'later':
      return { tone: 'neutral', word: '以后需要' }
    case 'not-needed':
      return { tone: 'neutral', word: '不用再交' }
    case 'needed':
      return document.isRequired
        ? { tone: 'warning', word: '待提交' }
        : { tone: 'neutral', word: '有就交' }
  }
}

/** Whether the claim waits for it. */
export function isMissing({ state, isRequired }: ClaimDocument): boolean {
  return state === 'refused' || (state === 'needed' && isRequired)
}
