interface Judged {
  readonly state: string
  readonly staff_id: string
}

interface Reviewer {
  readonly staff: { readonly id: string }
  readonly isReviewed: boolean
}

/** What keeps this member of staff from publishing a draft, in words; undefined where nothing does. */
export function whyNotPublished(
  { state, staff_id }: Judged,
  { staff, isReviewed }: Reviewer,
): string | undefined {
  if (state === 'returned') return '已退回给作者，改好再交一次才能发布。'
  if (isReviewed && staff_id === staff.id) return '自己写的要由另一位同事审核发布。'
  return undefined
}
