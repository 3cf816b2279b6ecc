import type { Outline, Section, Table } from './outline.ts'

/** The outline of a policy as a page to be printed. */
export function pageOf({ title, policyNo, brand, verifyUrl, qrCode, sections, issuedOn }: Outline) {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<title>${text(`${title} ${policyNo}`)}</title><style>${style}</style>
<div class="mark" aria-hidden="true">样张</div>
<header><div></div><div><h1>${text(title)}</h1><p>验真网址　${text(verifyUrl ?? '')}</p></div>${qrCode}</header>
${sections.map(sectionOf).join('\n')}
<footer>${sealOf(brand.name)}<p>${text(brand.name)}</p><p>${text(issuedOn)}</p></footer></html>`
}

export function headerOf({ brand, title, policyNo }: Outline): string {
  return `<div style="${edge};border-bottom:1pt solid #005261">
<b style="font-size:11pt;color:#005261">${text(brand.name)}</b><span>${text(`${title}　${policyNo}`)}</span></div>`
}

export function footerOf({ brand }: Outline): string {
  return `<div style="${edge};border-top:.5pt solid #84929a"><span>客户服务热线　${text(brand.hotline)}</span>
<span>第 <span class="pageNumber"></span> 页　共 <span class="totalPages"></span> 页</span></div>`
}

const edge =
  "width:100%;margin:0 16mm;display:flex;justify-content:space-between;align-items:end;font:8pt 'Noto Sans SC';color:#5b6a73"

const style = `
body { margin: 0; font: 9pt/1.5 'Noto Sans SC'; color: #14202a }
header { display: grid; grid-template-columns: 25mm 1fr 25mm; align-items: center; text-align: center }
header svg { width: 25mm; height: 25mm }
header p { margin: 0; font-size: 7pt; color: #5b6a73 }
h1 { margin: 0; font-size: 17pt; letter-spacing: .05em }
h2 { margin: 4.5mm 0 2.4mm; padding-left: 2mm; border-left: 2pt solid #005261; font-size: 10pt; line-height: 1.3;
  color: #005261; break-after: avoid }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
td, th { border: .5pt solid #84929a; padding: .7mm 2mm; text-align: left; overflow-wrap: anywhere;
  white-space: pre-line }
tr { break-inside: avoid }
th { background: #ebf5f6; color: #005261 }
[scope=row] { font-weight: 400 }
.number { text-align: right }
ol { margin: 0; padding-left: 1.5em }
footer { width: 42mm; margin: 3mm 0 0 auto; text-align: center; break-inside: avoid }
footer p { margin: 1mm 0 0 }
.mark { position: fixed; z-index: -1; inset: 0; display: grid; place-items: center; rotate: -32deg;
  font-size: 110pt; font-weight: 700; letter-spacing: .3em; color: #f1f3f5 }`

function sectionOf(section: Section): string {
  const heading = section.heading === undefined ? '' : `<h2>${text(section.heading)}</h2>`
  if (!('items' in section)) return heading + tableOf(section)
  return `${heading}<ol>${section.items.map((item) => `<li>${text(item)}</li>`).join('')}</ol>`
}

function tableOf({ widths, rows, hasHead = false, numbersFrom = widths.length }: Table): string {
  const columns = widths.map((width) => `<col style="width:${width}mm">`).join('')
  const body = rows.map((row, at) => {
    const isHead = hasHead && at === 0
    const cells = row.map((content, column) => {
      const isLabel = hasHead ? isHead : column % 2 === 0
      const [open, close] = isLabel ? [`th scope="${isHead ? 'col' : 'row'}"`, 'th'] : ['td', 'td']
      const span = column === row.length - 1 ? ` colspan="${widths.length - column}"` : ''
      const number = column >= numbersFrom ? ' class="number"' : ''
      return `<${open}${span}${number}>${text(content)}</${close}>`
    })
    const tag = isHead ? 'thead' : 'tbody'
    return `<${tag}><tr>${cells.join('')}</tr></${tag}>`
  })
  return `<table>${columns}${body.join('')}</table>`
}

function sealOf(name: string): string {
  const letters = [...name]
  const step = Math.min(30, 250 / letters.length)
  const arched = letters.map((letter, at) => {
    const turn = step * (at - (letters.length - 1) / 2)
    return `<text transform="rotate(${turn})" y="-30" font-size="10">${text(letter)}</text>`
  })
  const tips = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? 12 : 4.6
    const angle = (at * 36 - 90) * (Math.PI / 180)
    return `${reach * Math.cos(angle)},${reach * Math.sin(angle)}`
  })
  return `<svg viewBox="-43 -43 86 86" width="30mm" fill="#c8141e" font-weight="700" text-anchor="middle">
<circle r="42" fill="none" stroke="#c8141e" stroke-width="1.4"/><polygon points="${tips.join(' ')}"/>
${arched.join('')}<text y="28" font-size="11">样　张</text></svg>`
}

function text(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
