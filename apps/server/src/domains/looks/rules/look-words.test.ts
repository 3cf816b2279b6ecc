import { expect, test } from 'vitest'
import { lookEvents } from '../../../platform/audit/looks.ts'
import { seeingEvents } from './look-words.ts'

/** What staff see and no customer reads of: why not. */
const whyNot: Readonly<Record<string, string>> = {
  'promoters-searched': 'an applicant for promotion is no customer',
  'promoter-read': 'an applicant for promotion is no customer',
  'closed-chats-listed': 'a list of masked rows is about nobody in particular',
  'chats-supervised': 'a list of masked rows is about nobody in particular',
  'only-proven-ends-listed': 'a list of masked rows is about nobody in particular',
  'answers-read': 'who answers a questionnaire is asked for no name',
}

test('what shows staff something of a customer is read by that customer, or says here why not', () => {
  const looks: readonly string[] = lookEvents
  const unread = seeingEvents.filter((event) => !looks.includes(event))
  expect(unread.toSorted()).toEqual(Object.keys(whyNot).toSorted())
})
