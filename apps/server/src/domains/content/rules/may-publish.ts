import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { type Acting, whyNotTwo } from '../../../platform/staff/two-people.ts'

interface Reviewer {
  readonly staff: Pick<Staff, 'id' | 'openedBy'>
  readonly isReviewed: boolean
}

/** What keeps this member of staff from publishing a draft, in words; undefined where nothing does. */
export function whyNotPublished(
  { state }: { readonly state: string },
  author: Acting,
  { staff, isReviewed }: Reviewer,
): string | undefined {
  if (state === 'returned') return '已退回给作者，改好再交一次才能发布。'
  return isReviewed ? whyNotTwo(staff, author, reviewWords) : undefined
}

const reviewWords = {
  isSame: '自己写的要由另一位同事审核发布。',
  isOpenedByFirst: '您的账号由作者开通或重置，要由另一位同事审核发布。',
  hasOpenedFirst: '作者的账号由您开通或重置，要由另一位同事审核发布。',
}
