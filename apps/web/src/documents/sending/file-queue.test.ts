import { expect, test } from 'vitest'
import { fileQueue, type Tried } from './file-queue.ts'

/** A queue whose way can be closed, with what was tried. */
function queueToTry() {
  const tried: string[] = []
  const way: { end: Tried } = { end: 'over' }
  const queue = fileQueue(async (id) => {
    tried.push(id)
    return way.end
  })
  return { queue, tried, way }
}

test('files go one after the other, in the order they were chosen', async () => {
  const { queue, tried } = queueToTry()
  queue.add(['a', 'b'])
  queue.goOn()
  queue.add(['c'])
  queue.goOn()
  await expect.poll(queue.waiting).toEqual([])
  expect(tried).toEqual(['a', 'b', 'c'])
})

test('when the way is closed only the first is tried; later all that wait go, in their order', async () => {
  const { queue, tried, way } = queueToTry()
  way.end = 'must wait'
  queue.add(['a', 'b', 'c'])
  queue.goOn()
  await expect.poll(() => tried).toEqual(['a'])
  expect(queue.waiting()).toEqual(['a', 'b', 'c'])
  queue.remove('b')
  way.end = 'over'
  queue.goOn()
  await expect.poll(queue.waiting).toEqual([])
  expect(tried).toEqual(['a', 'a', 'c'])
})

test('one that has been tried may be tried again, and none waits twice', async () => {
  const { queue, tried } = queueToTry()
  queue.add(['a'])
  queue.add(['b', 'a'])
  queue.goOn()
  await expect.poll(queue.waiting).toEqual([])
  queue.add(['a'])
  queue.goOn()
  await expect.poll(queue.waiting).toEqual([])
  expect(tried).toEqual(['a', 'b', 'a'])
})

test('what the line kept from arriving stops none behind it, and is known until it is sent again', async () => {
  const { queue, tried, way } = queueToTry()
  way.end = 'lost'
  queue.add(['a', 'b', 'c'])
  queue.goOn()
  await expect.poll(queue.lost).toEqual(['a', 'b', 'c'])
  queue.remove('b')
  way.end = 'over'
  queue.add(queue.lost())
  expect(queue.lost()).toEqual([])
  queue.goOn()
  await expect.poll(queue.waiting).toEqual([])
  expect(tried).toEqual(['a', 'b', 'c', 'a', 'c'])
})

test('what was taken away while it was sent is not lost', async () => {
  const { queue, tried, way } = queueToTry()
  way.end = 'lost'
  queue.add(['a', 'b'])
  queue.goOn()
  queue.remove('a')
  await expect.poll(queue.lost).toEqual(['b'])
  expect(tried).toEqual(['a', 'b'])
})
