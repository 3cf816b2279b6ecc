import { asArtifact, colors, left, mm, width } from './page.js'

/** The insurer's seal at the end, and below it who issued the policy and when. */
export function drawSeal(doc, root, { brand, issuedOn }) {
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
