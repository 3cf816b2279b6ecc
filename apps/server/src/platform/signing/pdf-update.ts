import { randomBytes } from 'node:crypto'
import { SigningFailed } from './signer.ts'

/**
 * A PDF that was written in one go with a plain cross-reference table, as Typst writes PDF/A. Others
 * are refused: nobody else's document is ever signed.
 */
export interface PdfFile {
  /** The number of its catalog. */
  readonly root: number
  /** The first number that no object has. */
  readonly size: number
  /** What stands between `<<` and `>>` of an object. */
  dictionaryOf(number: number): string
  /** The file with these dictionaries appended, by number: new objects, or new states of old ones. */
  update(dictionaries: Readonly<Record<number, string>>): Buffer
}

/** Rows of the table are 20 bytes each: ISO 32000-2, 7.5.4. */
const rowLength = 20

export function openPdf(bytes: Buffer): PdfFile {
  const end = bytes.subarray(-64).toString('latin1')
  const tableAt = numberIn(end, /startxref\s+(\d+)\s+%%EOF\s*$/)
  const start = bytes.subarray(tableAt, tableAt + 32).toString('latin1')
  const size = numberIn(start, /^xref\s+0 (\d+)\s/)
  const rowsAt = tableAt + start.indexOf('0000000000 65535')
  const trailer = bytes.subarray(rowsAt + size * rowLength).toString('latin1')
  const root = numberIn(trailer, /^trailer[\s\S]*\/Root (\d+) 0 R/)
  const info = numberIn(trailer, /\/Info (\d+) 0 R/)
  const id = /\/ID \[(\([\w+/=]+\))/.exec(trailer)?.[1]
  if (id === undefined || trailer.includes('/Prev')) throw notOurs()

  return { root, size, dictionaryOf, update }

  function dictionaryOf(number: number): string {
    const rowAt = rowsAt + number * rowLength
    const objectAt = Number(bytes.subarray(rowAt, rowAt + 10).toString('latin1'))
    const object = bytes.subarray(objectAt, bytes.indexOf('endobj', objectAt)).toString('latin1')
    const dictionary = /^(\d+) 0 obj\s*<<([\s\S]*)>>\s*$/.exec(object)
    if (dictionary?.[2] === undefined || Number(dictionary[1]) !== number) throw notOurs()
    return dictionary[2].trim()
  }

  function update(dictionaries: Readonly<Record<number, string>>): Buffer {
    let objects = '\n'
    let rows = ''
    for (const [number, dictionary] of Object.entries(dictionaries)) {
      const offset = String(bytes.length + objects.length).padStart(10, '0')
      objects += `${number} 0 obj\n<<\n${dictionary}\n>>\nendobj\n`
      rows += `${number} 1\n${offset} 00000 n \n`
    }
    const last = Math.max(size - 1, ...Object.keys(dictionaries).map(Number))
    const trailer = `trailer
<<
/Size ${last + 1}
/Root ${root} 0 R
/Info ${info} 0 R
/ID [${id} <${randomBytes(16).toString('hex')}>]
/Prev ${tableAt}
>>
startxref
${bytes.length + objects.length}
%%EOF
`
    return Buffer.concat([bytes, Buffer.from(`${objects}xref\n${rows}${trailer}`, 'latin1')])
  }
}

function numberIn(text: string, pattern: RegExp): number {
  const digits = pattern.exec(text)?.[1]
  if (digits === undefined) throw notOurs()
  return Number(digits)
}

function notOurs(): SigningFailed {
  return new SigningFailed('only a PDF as Typst writes it can be signed')
}
