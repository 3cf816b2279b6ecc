import { expect, test } from 'vitest'
import { followNotifications } from './follow-notifications.ts'
import type { Notifier } from './notifier.ts'

/** Notifications of one process, without a database. */
function notifierHere() {
  const looks = new Map<string, Set<() => void>>()
  const notifier: Notifier = {
    listen(topic, look) {
      const known = looks.get(topic) ?? new Set()
      looks.set(topic, known.add(look))
      return () => {
        known.delete(look)
        if (known.size === 0) looks.delete(topic)
      }
    },
    notify: async (topic) => tell(topic),
    notifySoon: async (topic) => tell(topic),
  }

  function tell(topic: string): void {
    for (const look of [...(looks.get(topic) ?? [])]) look()
  }

  return {
    notifier,
    topics: () => [...looks.keys()],
    notify: tell,
  }
}

const settled = () => new Promise(setImmediate)

test('it looks at once, and after each notification', async () => {
  const { notifier, notify } = notifierHere()
  const leaving = new AbortController()
  let looks = 0
  const following = followNotifications(
    { notifier, topics: ['a'], gone: leaving.signal },
    async () => {
      looks += 1
      return ['a']
    },
  )
  await settled()
  expect(looks).toBe(1)
  notify('a')
  await settled()
  expect(looks).toBe(2)
  leaving.abort()
  await following
})

test('notifications during a look share one that begins after them', async () => {
  const { notifier, notify } = notifierHere()
  const leaving = new AbortController()
  let running = 0
  let looks = 0
  let finish = () => {}
  const following = followNotifications(
    { notifier, topics: ['a'], gone: leaving.signal },
    async () => {
      running += 1
      looks += 1
      expect(running).toBe(1)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      running -= 1
      return ['a']
    },
  )
  for (let each = 0; each < 5; each++) notify('a')
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
  const { notifier, notify, topics } = notifierHere()
  const leaving = new AbortController()
  let wanted = ['a']
  let looks = 0
  const following = followNotifications(
    { notifier, topics: ['a'], gone: leaving.signal },
    async () => {
      looks += 1
      return wanted
    },
  )
  await settled()
  wanted = ['b']
  notify('a')
  await settled()
  expect(looks).toBe(3)
  expect(topics()).toEqual(['b'])
  leaving.abort()
  await following
  expect(topics()).toEqual([])
})

test('a look that fails is the last one', async () => {
  const { notifier, topics } = notifierHere()
  const following = followNotifications(
    { notifier, topics: ['a'], gone: new AbortController().signal },
    async () => {
      throw new Error('the database is down')
    },
  )
  await expect(following).rejects.toThrow('the database is down')
  expect(topics()).toEqual([])
})

test('nobody looks for one who has gone', async () => {
  const { notifier } = notifierHere()
  let looks = 0
  await followNotifications({ notifier, topics: ['a'], gone: AbortSignal.abort() }, async () => {
    looks += 1
    return ['a']
  })
  expect(looks).toBe(0)
})
