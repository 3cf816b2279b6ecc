import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'

const mm = 72 / 25.4
const left = 16 * mm
const width = 178 * mm
const colors = {
  ink: '#14202a',
  quiet: '#5b6a73',
  line: '#84929a',
  brand: '#005261',
  soft: '#ebf5f6',
  seal: '#c8141e',
}
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

function drawSeal(doc, root, { brand, issuedOn }) {
  const radius = 15 * mm
  if (doc.y + 2 * radius + 14 * mm > doc.page.height - 18 * mm) doc.addPage()
  const [x, y] = [left + width - 21 * mm, doc.y + radius]
  asArtifact(doc, () => drawRound(doc, brand.name, { x, y, radius }))
  const below = { width: 42 * mm, align: 'center', structParent: root }
  doc.font('regular').fontSize(9).fillColor(colors.ink)
  doc.text(brand.name, x - 21 * mm, y + radius + 2 * mm, below)
  doc.text(issuedOn, x - 21 * mm, y + radius + 8 * mm, below)
}

function drawRound(doc, name, { x, y, radius }) {
  doc.circle(x, y, radius).lineWidth(1.4).stroke(colors.seal)
  const tips = Array.from({ length: 10 }, (_, at) => {
    const reach = 4.2 * mm * (at % 2 === 0 ? 1 : 0.382)
    const angle = (at * 36 - 90) * (Math.PI / 180)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  doc.polygon(...tips).fill(colors.seal)
  const letters = [...name]
  const step = Math.min(30, 250 / letters.length)
  doc.font('bold').fontSize(10).fillColor(colors.seal)
  letters.forEach((letter, at) => {
    doc.save().rotate(step * (at - (letters.length - 1) / 2), { origin: [x, y] })
    doc.text(letter, x - 5, y - radius + 1.5 * mm, { lineBreak: false }).restore()
  })
  doc.fontSize(11).text('样　张', x - 16, y + 6 * mm, { lineBreak: false })
}

function drawMark(doc) {
  const { x, y } = doc
  const [middle, height] = [doc.page.width / 2, doc.page.height / 2]
  asArtifact(doc, () => {
    doc.save().rotate(-32, { origin: [middle, height] })
    doc.font('bold').fontSize(110).fillColor('#f1f3f5')
    doc.text('样张', middle - 130, height - 80, { characterSpacing: 33, lineBreak: false })
    doc.restore()
  })
  // A table that goes on takes these up again.
  doc.font('regular').fontSize(9)
  Object.assign(doc, { x, y })
}

/** Last, for only then the number of pages is known. */
function drawHeadersAndFooters(doc, outline) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // A text below the margin would begin a page.
    doc.page.margins.bottom = 0
    asArtifact(doc, () => drawEdges(doc, outline, `第 ${page + 1} 页　共 ${count} 页`))
  }
}

function drawEdges(doc, { brand, title, policyNo }, number) {
  const bottom = doc.page.height - 13 * mm
  drawLine(doc, 17 * mm, 1, colors.brand)
  doc.font('bold').fontSize(11).fillColor(colors.brand)
  doc.text(brand.name, left, 11 * mm, { lineBreak: false })
  doc.font('regular').fontSize(8).fillColor(colors.quiet)
  doc.text(`${title}　${policyNo}`, left, 12 * mm, { width, align: 'right' })
  drawLine(doc, bottom, 0.5, colors.line)
  doc.text(`客户服务热线　${brand.hotline}`, left, bottom + 4, { lineBreak: false })
  doc.text(number, left, bottom + 4, { width, align: 'right' })
}

function drawLine(doc, y, thickness, color) {
  doc.moveTo(left, y)
  doc.lineTo(left + width, y)
  doc.lineWidth(thickness).stroke(color)
}

/** What a screen reader passes over. */
function asArtifact(doc, draw) {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}

/** The very font of the other contenders, from the checkout. */
function font(weight) {
  const manifest = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-sc/package.json',
  )
  return create(readFileSync(join(dirname(manifest), weight, `NotoSansSC_${weight}.ttf`)))
}
