import type { ClaimList } from '@ecenter/contract/claims/claim.ts'

/** Below the heading of a list: how many there are, and whether the customer has to do something. */
export function foundText(pages: readonly ClaimList[]): string {
  const claims = pages.flatMap(({ claimInfoList }) => claimInfoList)
  const total = pages[0]?.total ?? 0
  const waiting = claims.filter(({ todoCount }) => todoCount > 0).length
  return `共查到 ${total} 件理赔${waiting === 0 ? '。' : `，${waiting} 件需要您处理。`}`
}
