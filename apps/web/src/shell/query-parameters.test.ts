import { expect, test } from 'vitest'
import { queryParametersOf } from './query-parameters.ts'

test('parameters are read before the hash and inside it, and the hash wins', () => {
  expect(queryParametersOf('?channelNo=1&entryId=a', '#/policy-query?channelNo=3')).toEqual({
    channelNo: '3',
    entryId: 'a',
  })
})

test('parameters that the site does not read, and overlong ones, are left where they are', () => {
  expect(queryParametersOf(`?token=x&from=${'v'.repeat(33)}`, '#/policy-query')).toEqual({})
})
