import { expect, test } from 'vitest'
import { keptUploadsIn } from './kept-uploads.ts'

/** What the tabs of one browser share, with a lock for one at a time. */
function browser() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let rows: readonly Row[] = []
  let lastAlone: Promise<unknown> = Promise.resolve()
  const places: Parameters<typeof keptUploadsIn>[0] = {
    list: {
      read: async () => rows,
      async write(changed) {
        rows = changed
      },
    },
    keepFile: async (name, bytes) => void files.set(name, bytes),
    keptFile: async (name) => files.get(name),
    dropFiles: async (name) => void files.delete(name),
    alone(work) {
      const turn = lastAlone.then(work)
      lastAlone = turn.catch(() => undefined)
      return turn
    },
  }
  return { files, places, rows: () => rows, write: places.list.write }
}
type Row = Awaited<ReturnType<Parameters<typeof keptUploadsIn>[0]['list']['read']>>[number]

const photo = () => new File(['photo'], '照片.jpg', { type: 'image/jpeg' })

test('what two tabs keep is found by both, and nothing is left once both have sent it', async () => {
  const { places, files, rows } = browser()
  const [one, other] = [keptUploadsIn(places), keptUploadsIn(places)]
  expect(await one.has('claim')).toBe(false)
  expect(await other.has('claim')).toBe(false)
  await Promise.all([one.keep('a', 'claim', photo()), other.keep('b', 'claim', photo())])
  expect((await one.find('claim')).map(({ id }) => id)).toEqual(['a', 'b'])
  await Promise.all([one.drop('a'), other.drop('b')])
  expect(rows()).toEqual([])
  expect(files.size).toBe(0)
})

test('who asked to take a file is known over a reload, also once it is kept again as it is sent', async () => {
  const { places } = browser()
  const before = keptUploadsIn(places)
  await before.keep('a', 'claim', photo())
  await before.noteTaken('a', 'request')
  await before.keep('a', 'claim', photo())
  expect(await keptUploadsIn(places).find('claim')).toMatchObject([{ id: 'a', takenBy: 'request' }])
})

test('what nobody came back for is let go, and what the browser cannot keep is on no list', async () => {
  const { places, files, rows, write } = browser()
  const kept = keptUploadsIn(places)
  await kept.keep('a', 'claim', photo())
  await write(rows().map((row) => ({ ...row, keptAt: row.keptAt - 86_400_000 })))
  expect(await kept.has('claim')).toBe(false)
  expect(files.size).toBe(0)
  const full = keptUploadsIn({ ...places, keepFile: () => Promise.reject(new Error('full')) })
  await full.keep('b', 'claim', photo())
  expect(rows()).toEqual([])
})
