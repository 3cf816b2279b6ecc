/**
 * Where an announcement leads: a screen of the site, or an address outside it as it is. Nowhere when
 * it names none, or a screen that there is not.
 */
export function targetOf(
  to: string | undefined,
  isScreen: (href: string) => boolean,
): string | undefined {
  if (!to?.startsWith('/')) return to
  const href = `#${to}`
  return isScreen(href) ? href : undefined
}
