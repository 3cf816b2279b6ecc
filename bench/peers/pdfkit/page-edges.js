import { asArtifact, colors, left, mm, width } from './page.js'

/** The word behind the text that says this is a sample. */
export function drawMark(doc) {
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
export function drawHeadersAndFooters(doc, outline) {
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
