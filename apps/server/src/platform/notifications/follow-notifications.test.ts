import { expect, test } from 'vitest'
import { followWakes } from './follow-notifications.ts'
import type { Wakes } from './notifier.ts'

/** Wakes of one process, without a database. */
function wakesHere() {
  const looks = new Map<string, Set<() => void>>()
  const wakes: Wakes = {
    listen(topic, look) {
      const known = looks.get(topic) ?? new Set()
      looks.set(topic, known.add(look))
      return () => {
        known.delete(look)
        if (known.size === 0) looks.delete(topic)
      }
    },
    wake: async (topic) => tell(topic),
    wakeSoon: async (topic) => tell(topic),
  }

  function tell(topic: string): void {
    for (const look of [...(looks.get(topic) ?? [])]) look()
  }

  return {
    wakes,
    topics: () => [...looks.keys()],
    wake: tell,
  }
}

const settled = () => new Promise(setImmediate)

test('it looks at once, and after each wake', async () => {
  const { wakes, wake } = wakesHere()
  const leaving = new AbortController()
  let looks = 0
  const following = followWakes({ wakes, topics: ['a'], gone: leaving.signal }, async () => {
    looks += 1
    return ['a']
  })
  await settled()
  expect(looks).toBe(1)
  wake('a')
  await settled()
  expect(looks).toBe(2)
  leaving.abort()
  await following
})

test('wakes during a look share one that begins after them', async () => {
  const { wakes, wake } = wakesHere()
  const leaving = new AbortController()
  let running = 0
  let looks = 0
  let finish = () => {}
  const following = followWakes({ wakes, topics: ['a'], gone: leaving.signal }, async () => {
    running += 1
    looks += 1
    expect(running).toBe(1)
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    running -= 1
    return ['a']
  })
  for (let each = 0; each < 5; each++) wake('a')
  finish()
  await settled()
  expect(looks).toBe(2)
  finish()
  await settled()
  expect(looks).toBe(2)
  leaving.abort()
  await following
})

test('what is listened to anew is looked at once more, and what is not is left', async () => {
  const { wakes, wake, topics } = wakesHere()
  const leaving = new AbortController()
  let wanted = ['a']
  let looks = 0
  const following = followWakes({ wakes, topics: ['a'], gone: leaving.signal }, async () => {
    looks += 1
    return wanted
  })
  await settled()
  wanted = ['b']
  wake('a')
  await settled()
  expect(looks).toBe(3)
  expect(topics()).toEqual(['b'])
  leaving.abort()
  await following
  expect(topics()).toEqual([])
})

test('a look that fails is the last one', async () => {
  const { wakes, topics } = wakesHere()
  const following = followWakes(
    { wakes, topics: ['a'], gone: new AbortController().signal },
    async () => {
      throw new Error('the database is down')
    },
  )
  await expect(following).rejects.toThrow('the database is down')
  expect(topics()).toEqual([])
})

test('nobody looks for one who has gone', async () => {
  const { wakes } = wakesHere()
  let looks = 0
  await followWakes({ wakes, topics: ['a'], gone: AbortSignal.abort() }, async () => {
    looks += 1
    return ['a']
  })
  expect(looks).toBe(0)
})
