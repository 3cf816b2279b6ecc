import { goBack, goTo } from '../kit/leave-page.ts'
import { brand } from './brand.ts'

/** Asked as the visit begins: what is opened later, overlays too, makes the history longer. */
const hadPageBefore = history.length > 1

/** The way back of the header. On the first page of a visit, opened from a message, there is nothing behind: the way is home. */
export function goBackOrHome(): void {
  const isFirst = history.state?.place === 0
  if (isFirst && !hadPageBefore) goTo(brand.homeUrl)
  else goBack()
}
