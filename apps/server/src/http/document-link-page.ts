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
  /** The same where nothing is saved: the way to a browser first, so that no link is spent for nothing. */
  offerInWeChat(file: OfferedFile, expiresAt: Date): string
  /** For a link that is unknown, spent or over: which of them it is tells nobody anything. */
  ended(): string
  trouble(message: string): string
}

export function documentLinkPages(brand: Brand): DocumentLinkPages {
  const { headers, page } = plainPages(brand)
  const hotline = escapeHtml(brand.hotline)
  return {
    headers,

    offer: (file, expiresAt) =>
      page(
        `下载${file.name}`,
        `<p>${escapeHtml(file.productName)}</p>
<form method="post"><button>下载 ${file.format} 文件</button></form>
${conditions(expiresAt)}`,
      ),

    offerInWeChat: (file, expiresAt) =>
      page(
        `下载${file.name}`,
        `<p>${escapeHtml(file.productName)}</p>
<p><strong>微信里不能保存文件：请点右上角 ··· ，选择“在浏览器打开”。</strong></p>
${conditions(expiresAt)}
<form method="post"><button class="plain">仍在微信里下载（会用掉这个链接）</button></form>`,
      ),

    ended: () => page('链接已失效', wayOn('下载链接 5 分钟内有效，只能用一次。')),
    trouble: (message) => page('暂时下载不了', wayOn(message)),
  }

  function conditions(expiresAt: Date): string {
    return `<p class="note">链接在 ${timeInChina(expiresAt)} 前有效，只能下载一次。</p>
<p class="note">文件里有您的个人信息，请不要转发链接。</p>`
  }

  function wayOn(message: string): string {
    return `<p>${escapeHtml(message.replaceAll('{hotline}', brand.hotline))}</p>
<p>请回到原来的页面，重新获取下载链接。需要帮助请拨打 <a href="tel:${hotline}">${hotline}</a>。</p>`
  }
}
