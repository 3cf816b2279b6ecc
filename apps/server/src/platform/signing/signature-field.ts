import { openPdf, type PdfFile } from './pdf-update.ts'
import { SigningFailed } from './signer.ts'

/** A signature as it stands in a file. */
export interface SignatureField {
  /** All bytes of the file but the signature itself: those before it and those behind. */
  readonly signed: readonly [Buffer, Buffer]
  readonly signedAt: Date
  /** The signature, filled up with zeros; in small hexadecimal digits in the file. */
  readonly contents: Buffer
}

/** More than any chain of certificates needs, few enough to be looked at without care. */
const mostDigits = 65_536

export interface OpenField {
  readonly signed: SignatureField['signed']
  /** The whole file with this signature in it. */
  fill(contents: Buffer): Buffer
}

/**
 * Appends an invisible signature field to a PDF, with room for so many bytes. It keeps to PDF/A: it is
 * marked as printed, and as it has no size it needs no appearance.
 */
export function addSignatureField(pdf: Buffer, at: Date, room: number): OpenField {
  const file = openPdf(pdf)
  const catalog = file.dictionaryOf(file.root)
  const page = firstPageOf(file, catalog)
  const [signature, widget] = [file.size, file.size + 1]
  const bytes = file.update({
    [file.root]: `${catalog}\n/AcroForm << /Fields [${widget} 0 R] /SigFlags 3 >>`,
    [page]: withAnnotation(file.dictionaryOf(page), `${widget} 0 R`),
    [signature]: signatureDictionary(at, room),
    [widget]: widgetDictionary(signature, page),
  })
  const rangeAt = bytes.indexOf('/ByteRange [', pdf.length)
  const holeAt = bytes.indexOf('<', rangeAt)
  const holeEnd = holeAt + room * 2 + 2
  bytes.write(byteRange(holeAt, holeEnd, bytes.length - holeEnd), rangeAt, 'latin1')
  return {
    signed: [bytes.subarray(0, holeAt), bytes.subarray(holeEnd)],
    fill(contents) {
      if (contents.length > room) throw new SigningFailed(`${contents.length} bytes need more room`)
      bytes.write(contents.toString('hex'), holeAt + 1, 'latin1')
      return bytes
    },
  }
}

/**
 * The last signature of a file, if it stands there as `addSignatureField` writes it. All other bytes of
 * the file count as signed, whatever the byte range says of them: one more or less is found.
 */
export function findSignatureField(file: Buffer): SignatureField | undefined {
  const rangeAt = file.lastIndexOf('/ByteRange [')
  const around = file.subarray(Math.max(0, rangeAt - 32), rangeAt + 64).toString('latin1')
  const written = /\/M \(D:(\d{14})Z\)\n\/ByteRange \[0 (\d+) (\d+) /.exec(around)
  if (rangeAt === -1 || written === null) return
  const [holeAt = 0, holeEnd = 0] = written.slice(2).map(Number)
  if (holeEnd - holeAt > mostDigits) return
  const hole = file.subarray(holeAt, holeEnd).toString('latin1')
  if (!/^<(?:[0-9a-f]{2})+>$/.test(hole)) return
  return {
    signed: [file.subarray(0, holeAt), file.subarray(holeEnd)],
    signedAt: momentOf(written[1] ?? ''),
    contents: Buffer.from(hole.slice(1, -1), 'hex'),
  }
}

/** The date stands right before the byte range: `findSignatureField` reads both at once. */
function signatureDictionary(at: Date, room: number): string {
  const moment = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return `/Type /Sig
/Filter /Adobe.PPKLite
/SubFilter /ETSI.CAdES.detached
/Reason (Issued by the insurer)
/Location (China)
/M (D:${moment})
${byteRange(0, 0, 0)}
/Contents <${'0'.repeat(room * 2)}>`
}

function widgetDictionary(signature: number, page: number): string {
  return `/Type /Annot
/Subtype /Widget
/FT /Sig
/T (Signature)
/V ${signature} 0 R
/P ${page} 0 R
/Rect [0 0 0 0]
/F 4`
}

/** As long as four numbers of ten digits may get, so that filling them in moves nothing. */
function byteRange(holeAt: number, holeEnd: number, behind: number): string {
  return `/ByteRange [0 ${holeAt} ${holeEnd} ${behind}]`.padEnd(46)
}

function momentOf(digits: string): Date {
  return new Date(digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'))
}

function firstPageOf(file: PdfFile, catalog: string): number {
  if (catalog.includes('/AcroForm')) throw new SigningFailed('the document has a form already')
  const pages = numberAfter('/Pages ', catalog)
  const first = numberAfter('/Kids [', file.dictionaryOf(pages))
  if (!/\/Type \/Page\s/.test(file.dictionaryOf(first))) throw new SigningFailed('no first page')
  return first
}

function numberAfter(name: string, dictionary: string): number {
  return Number.parseInt(dictionary.slice(dictionary.indexOf(name) + name.length), 10)
}

function withAnnotation(page: string, widget: string): string {
  if (page.includes('/Annots [')) return page.replace('/Annots [', `/Annots [${widget} `)
  if (page.includes('/Annots')) throw new SigningFailed('annotations lie in an object of their own')
  return `${page}\n/Annots [${widget}]`
}
