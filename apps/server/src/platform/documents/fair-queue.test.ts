import { expect, test } from 'vitest'
import { DocumentsBusy } from './documents.ts'
import { type FairQueueOptions, fairQueue } from './fair-queue.ts'

/** A queue whose works end one by one, when a test says so; `begun` has them in the order they began. */
function openQueue(options: FairQueueOptions) {
  const queue = fairQueue(options)
  const begun: string[] = []
  const ends: (() => void)[] = []

  async function ask(asker: string, name = asker): Promise<string> {
    return queue.run(asker, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  }

  /** Ends whatever has begun first, until nothing is left. */
  async function drain(): Promise<void> {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end()
      await settled()
    }
  }

  return { queue, begun, ask, drain }
}

/** Lets everything happen that waits for nothing more. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

test('who asks for a hundred documents delays the next one’s by a single turn', async () => {
  const { begun, ask, drain } = openQueue({ atOnce: 1 })
  const many = Array.from({ length: 100 }, () => ask('many'))
  const one = ask('one')
  await drain()
  await Promise.all([...many, one])
  expect(begun.indexOf('one')).toBe(2)
  expect(begun).toHaveLength(101)
})

test('several who wait take turns, each in the order they asked in', async () => {
  const { begun, ask, drain } = openQueue({ atOnce: 1 })
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name.charAt(0), name))
  await drain()
  await Promise.all(asked)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('no more work at once than there is room for, and each gets their own answer', async () => {
  const { begun, ask, drain } = openQueue({ atOnce: 3 })
  const asked = Array.from({ length: 10 }, (_, at) => ask(`asker ${at}`))
  await settled()
  expect(begun).toHaveLength(3)
  await drain()
  expect(await Promise.all(asked)).toEqual(begun)
})

test('work that fails is told to who asked for it, and the next one’s turn comes', async () => {
  const { queue, ask, drain } = openQueue({ atOnce: 1 })
  const failing = queue.run('a', () => Promise.reject(new Error('no ink')))
  const next = ask('b')
  await expect(failing).rejects.toThrow('no ink')
  await drain()
  expect(await next).toBe('b')
})

test('a queue that one has filled lets others in, at the cost of who filled it', async () => {
  const { begun, ask, drain } = openQueue({ atOnce: 1, waitingAtMost: 10 })
  const many = Array.from({ length: 11 }, (_, at) => ask('many', `many ${at}`))
  const others = ['one', 'another'].map((asker) => ask(asker))
  await expect(many[10]).rejects.toThrow(DocumentsBusy)
  await expect(many[9]).rejects.toThrow(DocumentsBusy)
  await drain()
  expect(await Promise.all(others)).toEqual(['one', 'another'])
  expect(begun).toHaveLength(11)
})

test('a queue full of those who wait for one each refuses the next', async () => {
  const { ask, drain } = openQueue({ atOnce: 1, waitingAtMost: 3 })
  const asked = Array.from({ length: 4 }, (_, at) => ask(`asker ${at}`))
  await expect(ask('late')).rejects.toThrow(DocumentsBusy)
  await expect(ask('asker 1')).rejects.toThrow(DocumentsBusy)
  await drain()
  await Promise.all(asked)
})
