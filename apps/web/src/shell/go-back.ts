import { brand } from './brand.ts'

/** Asked as the visit begins: what is opened later, overlays too, makes the history longer. */
const hadPageBefore = history.length > 1

/** The way back of the header. On the first page of a visit, opened from a message, there is nothing behind: the way is home. */
export function goBack(): void {
  const isFirst = history.state?.place === 0
  if (isFirst && !hadPageBefore) location.assign(brand.homeUrl)
  else history.back()
}
