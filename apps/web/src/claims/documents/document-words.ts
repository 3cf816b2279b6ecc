import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import type { BadgeTone } from '../../kit/layout/Badge.tsx'

/** 已收到 2 项，还差 1 项; what is not required, or not asked for yet, is not missed. */
export function documentCount(documents: readonly ClaimDocument[]): string {
  const received = documents.filter(({ state }) => state === 'received').length
  const missing = documents.filter(isMissing).length
  if (missing === 0) {
    return documents.some(isForLater) ? '现在不用交，需要时会请您提交' : '必交的材料已经齐了'
  }
  return received === 0 ? `还差 ${missing} 项` : `已收到 ${received} 项，还差 ${missing} 项`
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

function isForLater({ state, isRequired }: ClaimDocument): boolean {
  return state === 'later' && isRequired
}
