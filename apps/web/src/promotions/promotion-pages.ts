import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { pathOf, type ScreenPath } from '../shell/location.ts'

const paths: Record<PromotedProduct, ScreenPath> = {
  car: '/promotion-apply',
  'non-car': '/promotion-apply-property',
}

/** Which of both applications the address names. */
export function productOfAddress(): PromotedProduct {
  return pathOf(location.hash) === paths['non-car'] ? 'non-car' : 'car'
}

export function applicationHref(product: PromotedProduct): string {
  return `#${paths[product]}`
}

/** The promoter's own link: asked for, or `new` right after the application. */
export function ownLinkPath(product: PromotedProduct, mine: 'asked' | 'new' = 'asked'): ScreenPath {
  return `${paths[product]}?mine=${mine}`
}
