/** A PDF of plain pages, each with a black bar and its number: for what no policy has, many pages. */
export function smallPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  const idOf = (number: number) => 2 * number + 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((each) => `${idOf(each)} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((number) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${idOf(number) + 1} 0 R >>`,
      stream(`60 700 475 60 re f BT /F 24 Tf 60 600 Td (Sheet ${number}) Tj ET`),
    ]),
  ]
  return assembled(objects)
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
