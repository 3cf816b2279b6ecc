/** Specification, section 9. */
const wideFrom = 30

/** Whether a toast is as wide as the screen allows. */
export function isWide(text: string): boolean {
  return Array.from(text).length >= wideFrom
}
