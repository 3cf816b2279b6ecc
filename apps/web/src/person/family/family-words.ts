import type { FamilyScope } from '@ecenter/contract/call.ts'
import type { GivenDelegation } from '@ecenter/contract/person/family.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

/** What can be let see: its name, and what exactly that is. */
export const scopeWords: Readonly<Record<FamilyScope, { label: string; note: string }>> = {
  policies: { label: '保障', note: '有哪些保险、保什么、到哪天' },
  claims: { label: '理赔进度', note: '办到哪一步、什么时候有结果' },
  documents: { label: '文件和材料', note: '打开电子保单（上面有证件号和保费），替您交理赔材料' },
}

/** 保障、理赔进度. */
export function scopeText(scopes: readonly FamilyScope[]): string {
  return scopes.map((scope) => scopeWords[scope].label).join('、')
}

export const stateWords: Readonly<
  Record<GivenDelegation['state'], readonly [tone: BadgeTone, text: string]>
> = {
  offered: ['warning', '等待接受'],
  accepted: ['success', '可以看'],
  ended: ['neutral', '已结束'],
}

const endWords = {
  giver: { given: '您已移除', received: '对方已停止' },
  delegate: { given: '对方已退出或没有接受', received: '您已退出' },
  time: { given: '到期', received: '到期' },
  lock: { given: '您锁住了全部', received: '对方锁住了全部' },
  phone: { given: '您换了手机号', received: '对方换了手机号' },
} as const

/** When and why it ended, or until when it goes on. */
export function termText(
  side: 'given' | 'received',
  {
    until,
    state,
    endedAt,
    endedBy,
  }: Pick<GivenDelegation, 'until' | 'state' | 'endedAt' | 'endedBy'>,
): string {
  if (endedAt !== undefined && endedBy !== undefined) {
    return `${endedAt.slice(0, 'YYYY-MM-DD'.length)} ${endWords[endedBy][side]}`
  }
  return state === 'offered' ? `${until} 前可以接受` : `到 ${until} 为止`
}
