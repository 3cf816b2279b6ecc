import { deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  packedPdf,
  pdf,
  photo,
  pictureOf,
  svg,
  tightPictureOf,
} from '../../../test/subjects/sample-files.ts'
import { DocumentsBusy } from '../documents/documents.ts'
import { smallPdf } from '../signing/signing.samples.ts'
import { openUploads } from './open-uploads.ts'

const threadErrors: unknown[] = []
const uploads = openUploads((error) => threadErrors.push(error))
afterAll(() => uploads.close())

const sender = { network: 'a network', session: 'a session' }
const clean = (bytes: Uint8Array) => uploads.clean(sender, bytes)

async function messageFor(bytes: Uint8Array): Promise<string> {
  const failure = await clean(bytes).then(
    () => 'taken',
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ resultCode: '1010', field: 'file' })
  return failure instanceof Error ? failure.message : ''
}

describe('a photo', () => {
  test('is drawn anew: upright, and without the place where it was taken', async () => {
    const sent = await photo({ width: 60, height: 40 })
    expect(sent.includes('Canary Phone')).toBe(true)
    const { bytes, mediaType } = await clean(sent)
    expect(mediaType).toBe('image/jpeg')
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(bytes).includes('Canary')).toBe(false)
  })

  test.each(['png', 'webp'] as const)('as %s becomes a JPEG on white', async (format) => {
    const create = { width: 8, height: 8, channels: 4, background: '#ff000000' } as const
    const { bytes } = await clean(await sharp({ create }).toFormat(format).toBuffer())
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 8, height: 8, channels: 3 })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('of a hundred megapixels is refused before it is unfolded', async () => {
    expect(await messageFor(await pictureOf(10_000, 10_000))).toContain('像素太高')
  })

  test('of twenty-five megapixels is taken', async () => {
    expect(await clean(await pictureOf(5000, 5000))).toMatchObject({ mediaType: 'image/jpeg' })
  })

  test('of few bytes that unfold to more than any photo’s do is refused', async () => {
    expect(await messageFor(await tightPictureOf(5000, 5000))).toContain('不像是拍摄的照片')
  })

  test('of a screen that is almost empty is taken', async () => {
    expect(await clean(await tightPictureOf(1170, 2532))).toMatchObject({ mediaType: 'image/jpeg' })
  })

  test('waits for one of another network’s hundred, from however many sessions they come', async () => {
    const large = await pictureOf(5000, 5000)
    let ended = 0
    const crowd = Array.from({ length: 20 }, (_, session) =>
      uploads.clean({ network: 'crowd', session: `${session}` }, large).then(() => {
        ended += 1
      }),
    )
    await uploads.clean({ network: 'elsewhere', session: 'one' }, await photo())
    expect(ended).toBeLessThan(3)
    await Promise.all(crowd)
  })

  test('that claims a size that no memory holds is refused', async () => {
    const bomb = await pictureOf(8, 8)
    bomb.writeUInt32BE(2_000_000_000, 16)
    bomb.writeUInt32BE(2_000_000_000, 20)
    expect(await messageFor(bomb)).toMatch(/像素太高|打不开/)
  })

  test('that was cut off is refused', async () => {
    const whole = await photo({ width: 600, height: 400 })
    expect(await messageFor(whole.subarray(0, whole.length / 2))).toContain('打不开')
  })

  test('with something behind it keeps nothing of that', async () => {
    const hidden = Buffer.concat([await photo(), Buffer.from('<script>canary</script>PK\x05\x06')])
    const { bytes } = await clean(hidden)
    expect(Buffer.from(bytes).includes('canary')).toBe(false)
  })
})

describe('what is neither a photo nor a PDF', () => {
  test.each([
    ['an SVG', svg],
    ['an SVG without its XML line', svg.subarray(21)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a text', Buffer.from('../../etc/passwd')],
    ['nothing', Buffer.alloc(0)],
    ['an archive', Buffer.from('PK\x03\x04'.padEnd(100, '\0'))],
    ['a moving picture', Buffer.from('GIF89a'.padEnd(100, '\0'))],
    ['a program', Buffer.from('\x7fELF'.padEnd(100, '\0'))],
    ['a page that ends in a photo', Buffer.from('<html>\xff\xd8\xff\xe0', 'latin1')],
    ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), smallPdf()])],
  ])('%s is refused', async (_, file) => {
    expect(await messageFor(file)).toContain('只能上传照片（JPG、PNG、WebP）或 PDF')
  })

  test.each([
    ['a page', Buffer.from('\xff\xd8\xff\xe0<html>'.padEnd(400, 'x'), 'latin1')],
    ['an SVG', Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), svg])],
  ])('%s that begins like a photo is refused', async (_, file) => {
    expect(await messageFor(file)).toContain('打不开')
  })
})

describe('a PDF', () => {
  test.each([
    ['of one sheet', pdf()],
    ['of sixty sheets', pdf({ pages: 60 })],
    ['as another program writes it', smallPdf()],
    ['that is compressed', packedPdf()],
  ])('%s is kept as it came', async (_, file) => {
    const { bytes, mediaType } = await clean(file)
    expect(mediaType).toBe('application/pdf')
    expect(Buffer.from(bytes).equals(file)).toBe(true)
  })

  test.each([
    ['of sixty-one sheets', pdf({ pages: 61 }), '超过 60 页'],
    ['that is encrypted', pdf({ trailer: '/Encrypt << /Filter /Standard >>' }), '设了密码'],
    ['that is cut off', pdf().subarray(0, 200), '打不开'],
    ['of the first bytes alone', Buffer.from('%PDF-1.7\n%%EOF'), '打不开'],
    ['that is a page, too', Buffer.concat([pdf(), Buffer.from('<script>')]), '打不开'],
    ['without sheets', Buffer.from(`${pdf()}`.replace('[3 0 R]', '[9 0 R]')), '打不开'],
  ])('%s is refused', async (_, file, message) => {
    expect(await messageFor(file)).toContain(message)
  })

  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  test.each([
    ['a script', { catalog: `/OpenAction ${script}` }],
    ['a script under a spelt name', { catalog: '/OpenAction << /S /J#61vaScript /JS (x) >>' }],
    ['a script of a sheet', { page: `/AA << /O ${script} >>` }],
    ['a script that nothing leads to', { objects: [script] }],
    ['a program to start', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
  ])('with %s is refused, compressed or not', async (_, choices) => {
    expect(await messageFor(pdf(choices))).toContain('含有程序')
    expect(await messageFor(packedPdf(choices))).toContain('含有程序')
    expect(await messageFor(packedPdf(choices, { type: '' }))).toContain('含有程序')
  })

  const starting = { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }
  const inHex = (data: Buffer) => Buffer.from(data.toString('hex'))
  const zlibInHex = (data: Buffer) => inHex(deflateSync(data))
  const hex = '/Filter /ASCIIHexDecode'
  test.each([
    ['in hexadecimal', { filter: hex, pack: inHex }],
    ['in hexadecimal under a spelt name', { filter: '/Filter /ASCIIHe#78Decode', pack: inHex }],
    ['in hexadecimal under a spelt key', { filter: '/F#69lter /ASCIIHexDecode', pack: inHex }],
    ['in hexadecimal in short', { filter: '/F /AHx', pack: inHex }],
    ['in hexadecimal by a list', { filter: '/Filter [/ASCIIHexDecode]', pack: inHex }],
    ['in hexadecimal by another object', { filter: '/Filter 100 0 R', pack: inHex }],
    ['in two ways', { filter: '/Filter [/ASCIIHexDecode /FlateDecode]', pack: zlibInHex }],
    ['in two ways that are said twice', { filter: `${hex} /Filter /FlateDecode`, pack: inHex }],
    ['in a way that a comment hides', { filter: `%>>stream\n${hex}`, pack: inHex }],
    ['in a way that a text hides', { filter: `/X (\\)>> endobj) ${hex}`, pack: inHex }],
    ['in rows', { filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' }],
    ['as if it was a picture', { filter: '/Filter /CCITTFaxDecode', pack: inHex }],
  ])('with a program to start packed %s is refused', async (_, packing) => {
    const message = '压缩方式不常见'
    const named = packedPdf(starting, packing)
    const unnamed = packedPdf(starting, { ...packing, type: '' })
    const spelt = packedPdf(starting, { ...packing, type: '/Type /Obj#53tm' })
    expect([await messageFor(named), await messageFor(unnamed), await messageFor(spelt)]).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(message),
      expect.stringContaining(message),
    ])
  })

  test.each(['stream\r\n', 'stream\r', 'stream \n', 'stream %\r\n', 'stream'])(
    'with a program to start behind %j is refused',
    async (keyword) => {
      expect(await messageFor(packedPdf(starting, { keyword }))).toContain('含有程序')
    },
  )

  test.each([
    ['says its only way of packing in a list', '/Filter [ /FlateDecode ]'],
    ['has a comment that looks like a stream', '/Filter /FlateDecode %>>stream\n'],
  ])('whose stream of objects %s is kept', async (_, filter) => {
    expect(await clean(packedPdf({}, { filter }))).toMatchObject({ mediaType: 'application/pdf' })
  })

  test('whose sheets are drawn in ASCII is kept', async () => {
    const drawing = Buffer.from(deflateSync(Buffer.from('0 0 9 9 re f'))).toString('hex')
    const stream = `<< /Filter [/ASCIIHexDecode /FlateDecode] /Length ${drawing.length + 1} >>\nstream\n${drawing}>\nendstream`
    const file = pdf({ page: '/Contents 100 0 R', objects: [stream] })
    expect(await clean(file)).toMatchObject({ mediaType: 'application/pdf' })
  })

  test('whose dictionaries lie inside one another by the hundred thousand is refused', async () => {
    const trap = 'obj<<'.repeat(200_000)
    expect(await messageFor(pdf({ objects: [trap] }))).toContain('压缩方式不常见')
  })

  const file = '(\\\\\\\\server\\\\share\\\\a.pdf)'
  const address = '<< /S /URI /URI (https://evil.example) >>'
  const pressed = (action: string) => ({
    page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`,
  })
  test.each([
    ['goes to another file when it is pressed', pressed(`<< /S /GoToR /F ${file} /D [0 /Fit] >>`)],
    ['goes to another file under a spelt name', pressed(`<< /S /G#6fTo#52 /F ${file} /D 0 >>`)],
    ['follows a thread of another file', pressed(`<< /S /Thread /F ${file} /D 0 >>`)],
    ['opens an address when it is opened', { catalog: `/OpenAction ${address}` }],
    [
      'opens it under spelt names',
      {
        catalog: '/Open#41ction << /S /#55RI /#55R#49 (https://evil.example) >>',
      },
    ],
    ['opens it by another object', { catalog: '/OpenAction 100 0 R', objects: [address] }],
    [
      'opens it behind a page',
      {
        catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${address} >>`,
      },
    ],
    ['opens it when a sheet is come to', { page: `/AA << /O ${address} >>` }],
    [
      'opens it by an object when a sheet is come to',
      {
        page: '/A#41 %\n100 0 R',
        objects: [`<< /O ${address} >>`],
      },
    ],
    ['prints itself when it is opened', { catalog: '/OpenAction << /S /Named /N /Print >>' }],
    ['opens it when it is shown as slides', { page: `/PresSteps << /NA ${address} >>` }],
  ])('that %s is refused, compressed or not', async (_, choices) => {
    expect(await messageFor(pdf(choices))).toContain('会打开别的文件或网址')
    expect(await messageFor(packedPdf(choices))).toContain('会打开别的文件或网址')
    expect(await messageFor(packedPdf(choices, { type: '' }))).toContain('会打开别的文件或网址')
  })

  test.each([
    ['a film', pressed('<< /S /Movie /T (a) >>')],
    [
      'a film on a sheet',
      {
        page: `/Annots [<< /Subtype /Movie /Rect [0 0 9 9] /Movie << /F ${file} >> >>]`,
      },
    ],
    ['a film under a spelt name', pressed('<< /S /M#6Fvie /T (a) >>')],
    ['a sound', pressed('<< /S /Sound /Sound 100 0 R >>')],
    ['a model', { objects: ['<< /Type /3D /Subtype /U3D >>'] }],
  ])('with %s is refused, compressed or not', async (_, choices) => {
    expect(await messageFor(pdf(choices))).toContain('声音、视频')
    expect(await messageFor(packedPdf(choices))).toContain('声音、视频')
  })

  const streamWith = (entries: string) => `<< ${entries} /Length 0 >>\nstream\n\nendstream`
  test.each([
    ['its name', `/F ${file}`],
    ['its address', '/F << /FS /URL /F (https://evil.example/a) >>'],
    ['an object', '/F 101 0 R'],
    ['a spelt key', `/#46 ${file}`],
    ['a key behind a comment', `/Resources << /F 1 >> %>>stream\n/F${file}`],
    ['how it is packed there', '/FFilter /FlateDecode'],
    ['a sheet of it', `/Subtype /Form /Ref << /F ${file} /Page 0 >>`],
    ['the picture for the press', `/Subtype /Image /OPI << /2.0 << /F ${file} >> >>`],
  ])('whose stream lies in another file by %s is refused', async (_, entries) => {
    expect(await messageFor(pdf({ objects: [streamWith(entries)] }))).toContain(
      '会打开别的文件或网址',
    )
  })

  test.each([
    ['with a link to press', pressed(address)],
    ['that opens at its second sheet', { catalog: '/OpenAction [3 0 R /XYZ null null 0]' }],
    [
      'that opens at a sheet by an action, with a link',
      {
        catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
        ...pressed(address),
      },
    ],
    [
      'that opens at a sheet by an object',
      {
        catalog: '/OpenAction 100 0 R',
        objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'],
      },
    ],
    [
      'with a font of that name',
      {
        page: '/Contents 100 0 R',
        objects: [streamWith('/Resources << /Font << /F 101 0 R >> >>')],
      },
    ],
  ])('%s is kept', async (_, choices) => {
    expect(await clean(pdf(choices))).toMatchObject({ mediaType: 'application/pdf' })
  })

  const attached = '/Names << /EmbeddedFiles << /Names [(a) 100 0 R] >> >>'
  const pinned = '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 100 0 R >>]'
  test.each([
    ['attached to it', { catalog: attached }],
    ['pinned to a sheet', { page: pinned }],
  ])('with a file %s is refused, compressed or not', async (_, choices) => {
    const objects = ['<< /Type /Filespec /F (a.exe) /EF << /F 101 0 R >> >>']
    expect(await messageFor(pdf({ ...choices, objects }))).toContain('夹带了其他文件')
    expect(await messageFor(packedPdf({ ...choices, objects }))).toContain('夹带了其他文件')
  })

  test('whose streams unfold to gigabytes is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024)).toString('latin1')
    const stream = `<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream`
    expect(await messageFor(pdf({ objects: [stream] }))).toContain('打不开')
  })

  test('of one object that unfolds to more than a viewer could hold is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024))
    expect(await messageFor(packedPdf({}, { pack: () => bomb }))).toContain('打不开')
  })

  test.each([
    ['the beginnings of streams', 'stream\n', '打不开'],
    ['the beginnings of objects', 'obj', '压缩方式不常见'],
    ['the beginnings of dictionaries', 'obj<<<<<<<<', '压缩方式不常见'],
    ['the beginnings of texts', 'obj<<(', '压缩方式不常见'],
  ])('of nothing but %s is refused as quickly as any other', async (_, trap, message) => {
    const file = pdf({ objects: [trap.repeat(Math.floor(9_000_000 / trap.length))] })
    const begin = performance.now()
    await clean(pdf({ pages: 60 }))
    const usual = performance.now() - begin
    expect(await messageFor(file)).toContain(message)
    expect((performance.now() - begin - usual) / Math.max(usual, 50)).toBeLessThan(40)
  })

  test('whose thousands of streams run into the same broken one is refused', async () => {
    const begin = Buffer.from('stream\n\x78\x01', 'latin1')
    const storedBlock = Buffer.from([0, begin.length, 0, 255 - begin.length, 255])
    const overlapping = Array.from({ length: 4500 }, () => [begin, storedBlock]).flat()
    const tail = deflateRawSync(Buffer.alloc(100 * 1024 * 1024))
    const streams = Buffer.concat([...overlapping, begin, tail, Buffer.from('no checksum')])
    expect(await messageFor(pdf({ objects: [streams.toString('latin1')] }))).toContain('打不开')
  })

  test('whose script stands in a stream that breaks off is refused', async () => {
    const long = Buffer.from(`<< /JavaScript >>${'x'.repeat(100_000)}`)
    const stream = Buffer.concat([deflateSync(long).subarray(0, -4), Buffer.from('no checksum')])
    const objects = [`<< >>\nstream\n${stream.toString('latin1')}\nendstream`]
    expect(await messageFor(pdf({ objects }))).toContain('含有程序')
  })

  test('that is not looked at in time is not called broken', async () => {
    const errors: unknown[] = []
    const hurried = openUploads((error) => errors.push(error), 1)
    await expect(hurried.clean(sender, pdf())).rejects.toThrow(DocumentsBusy)
    await hurried.close()
    expect(errors).toHaveLength(1)
  })
})

test('no file has broken a thread', () => {
  expect(threadErrors).toEqual([])
})
