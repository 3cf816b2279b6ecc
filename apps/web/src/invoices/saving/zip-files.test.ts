import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

test('every file comes out of the ZIP as it went in, twins of a name too', () => {
  const files = [
    { fileName: '电子发票-48201937.pdf', bytes: strToU8('one') as Uint8Array<ArrayBuffer> },
    { fileName: '电子发票-48201938.pdf', bytes: strToU8('two') as Uint8Array<ArrayBuffer> },
    { fileName: '电子发票-48201937.pdf', bytes: strToU8('three') as Uint8Array<ArrayBuffer> },
  ]
  const zip = zipFiles(files, '电子发票.zip')

  expect(zip.fileName).toBe('电子发票.zip')
  const unzipped = Object.entries(unzipSync(zip.bytes)).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ])
  expect(unzipped).toEqual([
    ['电子发票-48201937.pdf', 'one'],
    ['电子发票-48201938.pdf', 'two'],
    ['电子发票-48201937 (2).pdf', 'three'],
  ])
})
