/** The two homes of an insurer, as the service wrote them into the page; a part may be empty. */
export interface Homes {
  readonly mobileHomeUrl: string
  /** Part of the host name of the e-commerce site. */
  readonly ecommerceName: string
  readonly ecommerceHomeUrl: string
}

/** Where 返回首页 leads: on an e-commerce host to its own home (specification, section 8). */
export function homeUrlOn(
  host: string,
  { mobileHomeUrl, ecommerceName, ecommerceHomeUrl }: Homes,
): string {
  const isEcommerce = ecommerceName !== '' && host.includes(ecommerceName)
  return isEcommerce ? ecommerceHomeUrl : mobileHomeUrl
}

/** Where an empty hash leads; never back to this very address, which would go round for ever. */
export function rootTarget(href: string, mobileHomeUrl: string): string {
  const here = new URL(href)
  const home = new URL(mobileHomeUrl, here)
  const isHere = home.origin === here.origin && home.hash === ''
  return isHere && home.pathname === here.pathname ? '#/home' : mobileHomeUrl
}
