import { expect, test } from 'vitest'
import { DocumentsBusy } from './documents.ts'
import { type Asker, type FairQueueOptions, fairQueue } from './fair-queue.ts'

/** A queue whose works end one by one, when a test says so; `begun` has them in the order they began. */
function openQueue(options: FairQueueOptions) {
  const queue = fairQueue(options)
  const begun: string[] = []
  const ends: (() => void)[] = []

  async function ask(asker: string | Asker, name = `${asker}`, cost = 1): Promise<string> {
    const work = async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    }
    return queue.run(asker, work, cost)
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

const at = (network: string, session: string): Asker => ({ network, session })

test('however many sessions one network has, another network’s one waits for a single turn', async () => {
  const { begun, ask, drain } = openQueue({ atOnce: 1 })
  const crowd = Array.from({ length: 50 }, (_, session) =>
    ask(at('crowd', `${session}`), `crowd ${session}`),
  )
  const twice = ask(at('crowd', '0'), 'crowd 0 again')
  const other = ask(at('elsewhere', 'one'), 'other')
  await drain()
  await Promise.all([...crowd, twice, other])
  expect(begun.indexOf('other')).toBe(2)
  expect(begun.at(-1)).toBe('crowd 0 again')
})

test('what one network has done at once costs no more than its own part', async () => {
  const { begun, ask, drain } = openQueue({ atOnce: 3, ownAtMost: 10 })
  const works = [
    ask(at('crowd', '1'), 'large', 25),
    ask(at('crowd', '2'), 'second', 6),
    ask(at('crowd', '3'), 'third', 4),
    ask(at('elsewhere', '1'), 'other', 6),
  ]
  await settled()
  expect(begun).toEqual(['large', 'other'])
  await drain()
  await Promise.all(works)
  expect(begun).toEqual(['large', 'other', 'second', 'third'])
})

test('a full queue takes whoever asks in at the cost of the network that has most places, and of its own session', async () => {
  const { ask, drain } = openQueue({ atOnce: 1, waitingAtMost: 4 })
  const working = ask('somebody')
  const crowd = ['1', '2', '3', '3'].map((session) => ask(at('crowd', session), session))
  const refused = Promise.allSettled(crowd)
  const neighbour = ask(at('crowd', '4'), 'neighbour')
  const other = ask(at('elsewhere', '1'), 'other')
  await expect(ask(at('crowd', '5'))).rejects.toThrow(DocumentsBusy)
  await drain()
  expect(await Promise.all([working, neighbour, other])).toEqual(['somebody', 'neighbour', 'other'])
  expect((await refused).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})
