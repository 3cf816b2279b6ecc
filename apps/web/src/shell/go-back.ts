import { goBack, goTo } from '../kit/leave-page.ts'
import { brand } from './brand.ts'

/** Asked as the visit begins: what is opened later, overlays too, makes the history longer. */
const hadPageBefore = history.length > 1

/** Whether a page lies behind: on the first one of a visit, opened from a message, there is none. */
export function isPageBehind(): boolean {
  return hadPageBefore || history.state?.place !== 0
}

/** The way back of the header; where no page lies behind, the way is home. */
export function goBackOrHome(): void {
  if (isPageBehind()) goBack()
  else goTo(brand.homeUrl)
}
