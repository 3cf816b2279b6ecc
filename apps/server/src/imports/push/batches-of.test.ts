import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { batchesOf } from './batches-of.ts'

const bounds = { lines: 1000, bytes: 1_000_000 }
const line = (version: number) => Buffer.from(`{"operation":"upsert","version":${version}}\n`)

async function* piecesOf(versions: readonly number[]) {
  for (const version of versions) yield line(version)
}

/** The versions of the lines of each batch. */
async function told(batches: AsyncIterable<readonly object[]>): Promise<unknown[][]> {
  const all: unknown[][] = []
  for await (const batch of batches) all.push(versionsOf(batch))
  return all
}

function versionsOf(batch: readonly object[] = []): unknown[] {
  return batch.map((each) => ('version' in each ? each.version : undefined))
}

test('what is sent in one go is one batch, in however many pieces it comes', async () => {
  expect(await told(batchesOf(piecesOf([1, 2, 3]), bounds))).toEqual([[1, 2, 3]])
})

test('what has come does not wait for what may come', async () => {
  const pause = new EventEmitter()
  async function* pieces() {
    yield* piecesOf([1, 2])
    await once(pause, 'over')
    yield line(3)
  }
  const batches = batchesOf(pieces(), bounds)
  expect(versionsOf((await batches.next()).value ?? [])).toEqual([1, 2])
  pause.emit('over')
  expect(await told(batches)).toEqual([[3]])
})

test('what came before the line broke, or became too much, is there before that is told', async () => {
  async function* broken() {
    yield* piecesOf([1, 2])
    throw new Error('broken off')
  }
  const ofBroken = batchesOf(broken(), bounds)
  expect(versionsOf((await ofBroken.next()).value ?? [])).toEqual([1, 2])
  await expect(ofBroken.next()).rejects.toThrow('broken off')

  const many = batchesOf(piecesOf([1, 2, 3]), { ...bounds, lines: 2 })
  expect(versionsOf((await many.next()).value ?? [])).toEqual([1, 2])
  await expect(many.next()).rejects.toThrow('at most 2 lines')

  const large = batchesOf(piecesOf([1, 2, 3]), { ...bounds, bytes: 2 * line(1).length })
  expect(versionsOf((await large.next()).value ?? [])).toEqual([1, 2])
  await expect(large.next()).rejects.toThrow('at most 70 bytes')
})

test('a long call is cut into transactions', async () => {
  const versions = Array.from({ length: 900 }, (_, at) => at + 1)
  const sizes = (await told(batchesOf(piecesOf(versions), bounds))).map(({ length }) => length)
  expect(sizes).toEqual([400, 400, 100])
})
