import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { newChatter } from '../../../test/subjects/chats.ts'
import { testClock } from '../../../test/test-clock.ts'
import { identitiesToTry } from '../identities-to-try.ts'

const { customerService: questionsToTry } = identitiesToTry(testClock().today())

const service = serviceOfTests()

/** What the words of an entry promise, of the message that comes back. */
const promised = {
  'an answer': { from: 'robot', kind: 'text', canBeRated: true },
  'three questions': { from: 'robot', kind: 'suggestions' },
  'a polite word': { from: 'robot', kind: 'text', canBeRated: false },
  'nothing known': { from: 'robot', kind: 'text', canBeRated: false },
  'a person': { from: 'notice', kind: 'text' },
}

test.each(questionsToTry)('$request: $shows', async ({ request, shows }) => {
  const customer = await newChatter(service)
  const { messages } = await customer.say(String(request.content))
  const known = Object.entries(promised).filter(([words]) => shows.startsWith(words))
  expect(known).toHaveLength(1)
  expect(messages[1]).toMatchObject(known[0]?.[1] ?? {})
})

test('what is not known twice in a row calls a person', async () => {
  const unknown = questionsToTry.find(({ shows }) => shows.startsWith('nothing known'))
  const customer = await newChatter(service)
  await customer.say(String(unknown?.request.content))
  const { state } = await customer.say(String(unknown?.request.content))
  expect(state.status).toBe('queued')
})
