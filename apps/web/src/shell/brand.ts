import { homeUrlOn } from './arrival/home-url.ts'

const homes = {
  mobileHomeUrl: contentOf('mobile-home'),
  ecommerceName: contentOf('ecommerce-name'),
  ecommerceHomeUrl: contentOf('ecommerce-home'),
}

/** Name, hotline and home of the insurer, as the service wrote them into the page. */
export const brand = {
  name: contentOf('brand-name'),
  hotline: contentOf('hotline'),
  /** Where 返回首页 leads on this host. */
  homeUrl: homeUrlOn(location.host, homes),
  /** Where an empty hash leads on every host. */
  mobileHomeUrl: homes.mobileHomeUrl,
}

export const hotlineUrl = `tel:${brand.hotline}`

function contentOf(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
}
