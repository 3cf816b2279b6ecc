import type { Brand } from '../platform/config/brand.ts'
import { escapeHtml } from '../platform/html/escape-html.ts'
import { type PlainPages, plainPages } from './plain-page.ts'

/** For a person who came to an address that nobody serves. */
export function notFoundPage(
  brand: Brand,
): Pick<PlainPages, 'headers'> & { readonly html: string } {
  const { headers, page } = plainPages(brand)
  const hotline = escapeHtml(brand.hotline)
  const html = page(
    '没有这个页面',
    `<p>链接可能不完整，或页面已经搬走。</p>
<p><a href="/#/policy-query">查车险保单</a></p>
<p><a href="${escapeHtml(brand.homeUrl)}">返回首页</a></p>
<p>需要帮助请拨打 <a href="tel:${hotline}">${hotline}</a>。</p>`,
  )
  return { headers, html }
}
