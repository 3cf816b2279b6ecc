import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { asArtifact, colors, left, mm, width } from './page.js'
import { drawHeadersAndFooters, drawMark } from './page-edges.js'
import { drawSeal } from './seal.js'

/** Read and decoded once, for all documents. */
const fonts = { regular: font('400Regular'), bold: font('700Bold') }

/** The outline of a policy as a tagged PDF/A-2a, as ours is. */
export function policyDocument(outline) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 24 * mm, bottom: 18 * mm, left, right: 16 * mm },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: `${outline.title} ${outline.policyNo}`, Author: outline.brand.name },
  })
  const chunks = []
  const finished = new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  doc.on('data', (chunk) => chunks.push(chunk))
  // The family spares a comparison whenever a cell gives the font back.
  doc.registerFont('regular', fonts.regular, 'regular')
  doc.registerFont('bold', fonts.bold, 'bold')

  drawMark(doc)
  doc.on('pageAdded', () => drawMark(doc))
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawTitle(doc, root, outline)
  for (const section of outline.sections) {
    if (section.heading !== undefined) drawHeading(doc, root, section.heading)
    if (section.items === undefined) drawTable(doc, root, section)
    else drawItems(doc, root, section.items)
  }
  drawSeal(doc, root, outline)
  drawHeadersAndFooters(doc, outline)
  doc.end()
  return finished
}

function drawTitle(doc, root, { title, verifyUrl, qrCode }) {
  const size = 25 * mm
  const [, modules] = /viewBox="0 0 (\d+)/.exec(qrCode)
  // The last path holds the dark modules; one before it the white behind them.
  const [, path] = /.* d="([^"]+)"/s.exec(qrCode)
  doc
    .save()
    .translate(left + width - size, 24 * mm)
    .scale(size / Number(modules))
  asArtifact(doc, () => doc.path(path).fill('black'))
  doc.restore()
  doc.font('bold').fontSize(17).fillColor(colors.ink)
  doc.text(title, left, 30 * mm, {
    width,
    align: 'center',
    characterSpacing: 0.85,
    structParent: root,
    structType: 'H1',
  })
  doc.font('regular').fontSize(7).fillColor(colors.quiet)
  doc.text(`验真网址　${verifyUrl}`, left + size, 38 * mm, {
    width: width - 2 * size,
    align: 'center',
    structParent: root,
  })
  doc.x = left
  doc.y = 51 * mm
}

function drawHeading(doc, root, heading) {
  if (doc.y > doc.page.height - 40 * mm) doc.addPage()
  const y = doc.y + 4.5 * mm
  asArtifact(doc, () => doc.rect(left, y, 2, 12).fill(colors.brand))
  doc.font('bold').fontSize(10).fillColor(colors.brand)
  doc.text(heading, left + 2 * mm + 2, y - 1, { structParent: root, structType: 'H2' })
  doc.x = left
  doc.y = y + 12 + 2.4 * mm
}

function drawTable(doc, root, { widths, rows, hasHead = false, numbersFrom = widths.length }) {
  doc.font('regular').fontSize(9)
  const table = doc.table({
    position: { x: left },
    structParent: root,
    columnStyles: widths.map((each) => each * mm),
    defaultStyle: {
      border: 0.5,
      borderColor: colors.line,
      textColor: colors.ink,
      // The font's own line is higher than the one Typst sets.
      padding: [0.7 * mm, 2 * mm],
    },
  })
  rows.forEach((row, at) => {
    const isHead = hasHead && at === 0
    const isLabel = (column) => (hasHead ? isHead : column % 2 === 0)
    table.row(
      row.map((text, column) => ({
        text,
        colSpan: column === row.length - 1 ? widths.length - column : 1,
        align: { x: column >= numbersFrom ? 'right' : 'left', y: 'center' },
        ...(isLabel(column)
          ? { type: 'TH', backgroundColor: colors.soft, textColor: colors.brand }
          : {}),
        ...(isHead ? { font: { src: 'bold' } } : {}),
      })),
    )
  })
  table.end()
}

function drawItems(doc, root, items) {
  doc.font('regular').fontSize(9).fillColor(colors.ink)
  items.forEach((item, at) => {
    const spacing = { lineGap: 1.4, paragraphGap: 2.3 }
    doc.text(`${at + 1}. ${item}`, left, doc.y, { width, ...spacing, structParent: root })
  })
}

/** The very font of the other contenders, from the checkout. */
function font(weight) {
  const manifest = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-sc/package.json',
  )
  return create(readFileSync(join(dirname(manifest), weight, `NotoSansSC_${weight}.ttf`)))
}
