import type { Staff } from '../calls/desk-handler.ts'
import { tooManyLookups } from '../calls/failure.ts'
import type { Limits } from '../limits/limits.ts'

/**
 * Counts one more page that shows somebody's name and phone whole, whatever it is about: who collects them goes from one
 * kind of page to the next. Refused where it is one too many for the hour.
 */
export async function takeOpening(
  { limits }: { readonly limits: Limits },
  { id }: Pick<Staff, 'id'>,
): Promise<void> {
  if (await limits.take('customersReadByStaff', id)) return
  throw tooManyLookups(
    '您打开客户资料的次数已到上限，请稍后再试。急需的请联系主管；主管能看到谁查了多少次。',
  )
}
