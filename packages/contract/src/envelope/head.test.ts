import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { updateCorrect } from '../plates/plate.ts'
import { head, wrap } from './head.ts'

const caller = { uuid: 'a-page-session-12345678', token: 't', channelNo: '2' }

test('an enveloped call says what it is, who asks and which action it belongs to', () => {
  const { head: sent } = wrap(updateCorrect, { handle: 'h' }, caller, 'request-1')
  expect(sent).toMatchObject({
    ...caller,
    requestId: 'request-1',
    requestCode: 'updateCorrect',
    requestType: 'submit',
  })
  expect(parse(head, sent)).toEqual(sent)
})

test('a head without a channel belongs to the default channel', () => {
  expect(parse(head, { requestId: 'request-1', check: '' }).channelNo).toBe('2')
})
