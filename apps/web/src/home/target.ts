/** A screen of the site, or an address outside it as it is. */
export function targetOf(to: string): string {
  return to.startsWith('/') ? `#${to}` : to
}
