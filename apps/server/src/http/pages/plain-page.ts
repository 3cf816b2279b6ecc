import { createHash } from 'node:crypto'
import type { Brand } from '../../platform/config/brand.ts'
import { escapeHtml } from '../../platform/html/escape-html.ts'

/** Pages beside the site, in the brand's name and colours; they run nothing and load nothing. */
export interface PlainPages {
  /** Of each of these pages. */
  readonly headers: Readonly<Record<string, string>>
  /** `content` is HTML. */
  page(title: string, content: string): string
}

export function plainPages(brand: Brand): PlainPages {
  const style = styleOf(brand)
  const name = escapeHtml(brand.name)
  return {
    headers: headersFor(style),
    page: (title, content) => `<!doctype html>
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
`,
  }
}

/**
 * The referrer goes to this site alone, where nobody writes it down. With none at all browsers would
 * send the button's POST with the origin `null`, which is refused.
 */
function headersFor(style: string): PlainPages['headers'] {
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
button.plain{border:1px solid ${brand};background:#fff;color:${brand};font-weight:400}
button.plain:active{background:#f3f6f7}
a{color:${brand}}
:focus-visible{outline:2px solid ${brand};outline-offset:2px}
`
}
