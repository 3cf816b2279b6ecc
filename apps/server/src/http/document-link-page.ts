import { createHash } from 'node:crypto'
import type { OfferedDocument } from '../electronic-policies/links/one-use-links.ts'
import { paperNames } from '../electronic-policies/paper-names.ts'
import { timeInChina } from '../platform/clock/clock.ts'
import type { Brand } from '../platform/config/brand.ts'
import { escapeHtml } from '../platform/html/escape-html.ts'

/** The pages behind a one-use link, in the brand's name and colours; they run nothing and load nothing. */
export interface DocumentLinkPages {
  /** Of each of these pages. */
  readonly headers: Readonly<Record<string, string>>
  offer(document: OfferedDocument): string
  /** For a link that is unknown, spent or over: which of them it is tells nobody anything. */
  ended(): string
  trouble(message: string): string
}

export function documentLinkPages(brand: Brand): DocumentLinkPages {
  const style = styleOf(brand)
  const hotline = escapeHtml(brand.hotline)
  return {
    headers: headersFor(style),

    offer: ({ productName, paper, expiresAt }) =>
      page(
        `下载${paperNames[paper]}`,
        `<p>${escapeHtml(productName)}</p>
<form method="post"><button>下载 PDF 文件</button></form>
<p class="note">链接在 ${timeInChina(expiresAt)} 前有效，只能下载一次。</p>
<p class="note">文件里有您的个人信息，请不要转发链接。</p>`,
      ),

    ended: () => page('链接已失效', wayOn('下载链接 5 分钟内有效，只能用一次。')),
    trouble: (message) => page('暂时下载不了', wayOn(message)),
  }

  function wayOn(message: string): string {
    return `<p>${escapeHtml(message.replaceAll('{hotline}', brand.hotline))}</p>
<p>请回到保单页面，重新获取下载链接。需要帮助请拨打 <a href="tel:${hotline}">${hotline}</a>。</p>`
  }

  function page(title: string, content: string): string {
    const name = escapeHtml(brand.name)
    return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${name}</title>
<style>${style}</style>
</head>
<body>
<header>${name}</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
  }
}

/**
 * The referrer goes to this site alone, where nobody writes it down. With none at all browsers would
 * send the button's POST with the origin `null`, which is refused.
 */
function headersFor(style: string): DocumentLinkPages['headers'] {
  const styleHash = createHash('sha256').update(style).digest('base64')
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}

/** The site's look in large type, for whether its reader chose that is not known here. */
function styleOf({ colors }: Brand): string {
  const step = (wanted: number) => colors?.find((color) => color.step === wanted)?.hex
  const brand = step(600) ?? '#00687a'
  const pressed = step(700) ?? '#005261'
  return `
*{box-sizing:border-box}
html{font-size:max(18px,100%);-webkit-text-size-adjust:100%}
body{margin:0;background:#f3f6f7;color:#14202a;line-height:1.6;line-break:strict;overflow-wrap:anywhere;text-wrap:pretty;
font-family:-apple-system,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
header{padding:.7rem 1rem;background:#fff;border-bottom:1px solid #e8edef;font-weight:600;text-align:center}
main{width:calc(100% - 1.5rem);max-width:34rem;margin:.75rem auto;padding:1.25rem 1rem;background:#fff;border-radius:14px}
h1{margin:0;font-size:1.35rem;line-height:1.3}
p{margin:.6rem 0 0}
.note{color:#46545d}
button{width:100%;min-height:60px;margin-top:1.25rem;padding:.5rem 1rem;border:0;border-radius:10px;
background:${brand};color:#fff;font:inherit;font-size:1.1rem;font-weight:600}
button:active{background:${pressed}}
a{color:${brand}}
:focus-visible{outline:2px solid ${brand};outline-offset:2px}
`
}
