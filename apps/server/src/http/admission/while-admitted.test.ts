import { expect, test } from 'vitest'
import type { EventSource } from '../../platform/calls/event-source.ts'
import { topics } from '../../platform/notifications/notifier.ts'
import { whileAdmitted } from './while-admitted.ts'

const topic = 'the cookie'

/** Somebody who follows, whom the test speaks to and tells whether they may stay. */
function newFollower() {
  const { listen, run } = topics()
  const notifier = { listen, notify: async () => undefined, notifySoon: async () => undefined }
  const page = new AbortController()
  const heard: string[] = []
  const asked: ((may: boolean) => void)[] = []
  let say = (_words: string) => {}
  const source: EventSource<string> = {
    follow(send, gone) {
      say = send
      return new Promise((resolve) => gone.addEventListener('abort', () => resolve()))
    },
  }
  const mayStay = () => new Promise<boolean>((resolve) => void asked.push(resolve))
  const admitted = whileAdmitted({ notifier, topic, mayStay }, source)
  const ended = admitted.follow((words) => heard.push(words), page.signal)
  return {
    heard,
    asked,
    ended,
    say: (words: string) => say(words),
    notify: () => run(topic),
    leave: () => page.abort(),
    /** Answers the question that was asked last. */
    async answer(may: boolean): Promise<void> {
      await settled()
      asked.at(-1)?.(may)
      await settled()
    },
  }
}

const settled = () => new Promise(setImmediate)

test('what is said from the notification on is not told to who may stay no longer', async () => {
  const follower = newFollower()
  await follower.answer(true)
  follower.say('before')
  follower.notify()
  follower.say('after')
  await follower.answer(false)
  follower.say('later')
  await follower.ended
  expect(follower.heard).toEqual(['before'])
})

test('to who may stay it is told then, in its order, and the rest at once', async () => {
  const follower = newFollower()
  follower.say('at first')
  await follower.answer(true)
  expect(follower.heard).toEqual(['at first'])
  follower.notify()
  follower.say('one')
  follower.say('two')
  expect(follower.heard).toEqual(['at first'])
  await follower.answer(true)
  follower.say('three')
  expect(follower.heard).toEqual(['at first', 'one', 'two', 'three'])
  follower.leave()
  await follower.ended
})

test('an answer from before another notification lets nothing through', async () => {
  const follower = newFollower()
  await settled()
  follower.notify()
  follower.say('held')
  await follower.answer(true)
  expect(follower.asked).toHaveLength(2)
  expect(follower.heard).toEqual([])
  await follower.answer(false)
  await follower.ended
  expect(follower.heard).toEqual([])
})
