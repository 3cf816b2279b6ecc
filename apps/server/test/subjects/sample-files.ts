import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo as a phone takes it: it lies on its side, and says where and when it was taken. */
export async function photo({ width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 15/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Few bytes that claim to unfold to `width` × `height` pixels. */
export function pictureOf(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The same of two colours, so that eight pixels are one bit each. */
export function tightPictureOf(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer()
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

interface PdfChoices {
  /** More entries of the catalog, of each page, of the trailer. */
  readonly catalog?: string
  readonly page?: string
  readonly trailer?: string
  readonly pages?: number
  /** Objects beyond those, numbered from 100. */
  readonly objects?: readonly string[]
}

/** A PDF without compression. */
export function pdf(choices: PdfChoices = {}): Buffer {
  const { trailer = '' } = choices
  let file = '%PDF-1.7\n'
  const rows: string[] = []
  for (const [number, object] of objectsOf(choices)) {
    rows.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${number} 0 obj\n${object}\nendobj\n`
  }
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size 200 /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}${table}${end}`, 'latin1')
}

interface Packing {
  /** The stream need not say what it is. */
  readonly type?: string
  /** What its dictionary says of how it is packed, which `pack` does. */
  readonly filter?: string
  readonly pack?: (objects: Buffer) => Buffer
  /** Between its dictionary and its data. */
  readonly keyword?: string
}

const compressed = {
  type: '/Type /ObjStm',
  filter: '/Filter /FlateDecode',
  pack: deflateSync,
  keyword: 'stream\n',
} as const

/** The same with all objects in one stream. */
export function packedPdf(choices: PdfChoices = {}, packing: Packing = {}): Buffer {
  const { type, filter, pack, keyword } = { ...compressed, ...packing }
  const objects = objectsOf(choices)
  let heads = ''
  let bodies = ''
  for (const [number, object] of objects) {
    heads += `${number} ${bodies.length} `
    bodies += `${object} `
  }
  const packed = pack(Buffer.from(heads + bodies, 'latin1'))
  const dictionary = `${type} /N ${objects.length} /First ${heads.length} ${filter}`
  const header = Buffer.from('%PDF-1.7\n')
  const stream = streamObject(150, dictionary, packed, keyword)
  const at = header.length + stream.length
  const rows = [
    ...objects.map(([number], index) => ({ number, row: [2, 0, 150, index] })),
    { number: 150, row: [1, header.length >> 8, header.length & 255, 0] },
    { number: 151, row: [1, at >> 8, at & 255, 0] },
  ]
  const index = rows.map(({ number }) => `${number} 1`).join(' ')
  const table = deflateSync(Buffer.from(rows.flatMap(({ row }) => row)))
  const tableDictionary = `/Type /XRef /Size 200 /Root 1 0 R /W [1 2 1] /Index [${index}] /Filter /FlateDecode`
  const end = Buffer.from(`startxref\n${at}\n%%EOF\n`)
  return Buffer.concat([header, stream, streamObject(151, tableDictionary, table), end])
}

function objectsOf({ catalog = '', page = '', pages = 1, objects = [] }: PdfChoices) {
  const numbers = Array.from({ length: pages }, (_, at) => at + 3)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  return [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`],
    ...numbers.map((number) => [
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << >> ${page} >>`,
    ]),
    ...objects.map((object, at) => [at + 100, object]),
  ] as const
}

function streamObject(
  number: number,
  dictionary: string,
  data: Buffer,
  keyword: string = compressed.keyword,
): Buffer {
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${data.length} >>\n${keyword}`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
