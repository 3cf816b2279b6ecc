import type { Brand } from '../../platform/config/brand.ts'
import { escapeHtml } from '../../platform/html/escape-html.ts'

/** Where a configured logo is served; the pages take it from the icon that they name. */
export const logoPath = '/brand-logo'

/** Writes whose site this is into the built page. */
export function brandedPage(html: string, brand: Brand): string {
  const texts = {
    '%BRAND_NAME%': brand.name,
    '%HOTLINE%': brand.hotline,
    '%MOBILE_HOME_URL%': brand.homeUrl,
    '%ECOMMERCE_NAME%': brand.ecommerce?.name ?? '',
    '%ECOMMERCE_HOME_URL%': brand.ecommerce?.homeUrl ?? '',
  }
  const page = Object.entries(texts).reduce(
    (before, [place, text]) => before.replaceAll(place, () => escapeHtml(text)),
    html,
  )
  return withColors(withLogo(withOutside(page, brand), brand), brand)
}

/** A page without such addresses says nothing of them: each word of it is read by every first visit. */
function withOutside(html: string, { outside }: Brand): string {
  const places = {
    'violation-payment': outside.violationPayment,
    investment: outside.investment,
    'account-query': outside.accountQuery,
  }
  const metas = Object.entries(places).map(([name, url]) =>
    url === undefined ? '' : `<meta name="${name}" content="${escapeHtml(url)}">`,
  )
  return html.replace('<link rel="icon"', (icon) => metas.join('') + icon)
}

function withLogo(html: string, { logo }: Brand): string {
  return logo === undefined ? html : html.replace('href="data:,"', `href="${logoPath}"`)
}

/** The style sheet comes later and names its colours at `:root`; the doubled name outweighs it. */
function withColors(html: string, { colors }: Brand): string {
  if (colors === undefined) return html
  const steps = colors.map(({ step, hex }) => `--brand-${step}:${hex}`).join(';')
  const rule = `:root:root{${steps}}</style>`
  // The desk's page has no style of its own.
  return html.includes('</style>')
    ? html.replace('</style>', rule)
    : html.replace('</head>', `<style>${rule}</head>`)
}
