import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf } from './zip-of.ts'

test('every file comes out of the ZIP as it went in, twins of a name too', () => {
  const files = [
    { fileName: '电子批单 2026-05-01.pdf', bytes: strToU8('one') },
    { fileName: '电子批单 2026-05-01.pdf', bytes: strToU8('two') },
  ]
  const unzipped = Object.entries(unzipSync(zipOf(files, new Date('2026-11-20T04:00:00Z'))))
  expect(unzipped.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['电子批单 2026-05-01.pdf', 'one'],
    ['电子批单 2026-05-01 (2).pdf', 'two'],
  ])
})
