import { timeInChina } from '../platform/clock/clock.ts'
import type { Brand } from '../platform/config/brand.ts'
import { escapeHtml } from '../platform/html/escape-html.ts'
import type { OfferedFile } from '../platform/links/linked-files.ts'
import { type PlainPages, plainPages } from './plain-page.ts'

/** The pages behind a one-use link, for whoever was given it. */
export interface DocumentLinkPages {
  /** Of each of these pages. */
  readonly headers: PlainPages['headers']
  offer(file: OfferedFile, expiresAt: Date): string
  /** For a link that is unknown, spent or over: which of them it is tells nobody anything. */
  ended(): string
  trouble(message: string): string
}

export function documentLinkPages(brand: Brand): DocumentLinkPages {
  const { headers, page } = plainPages(brand)
  const hotline = escapeHtml(brand.hotline)
  return {
    headers,

    offer: ({ name, productName, format }, expiresAt) =>
      page(
        `下载${name}`,
        `<p>${escapeHtml(productName)}</p>
<form method="post"><button>下载 ${format} 文件</button></form>
<p class="note">链接在 ${timeInChina(expiresAt)} 前有效，只能下载一次。</p>
<p class="note">文件里有您的个人信息，请不要转发链接。</p>`,
      ),

    ended: () => page('链接已失效', wayOn('下载链接 5 分钟内有效，只能用一次。')),
    trouble: (message) => page('暂时下载不了', wayOn(message)),
  }

  function wayOn(message: string): string {
    return `<p>${escapeHtml(message.replaceAll('{hotline}', brand.hotline))}</p>
<p>请回到原来的页面，重新获取下载链接。需要帮助请拨打 <a href="tel:${hotline}">${hotline}</a>。</p>`
  }
}
