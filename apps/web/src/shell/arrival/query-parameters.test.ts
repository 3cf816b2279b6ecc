import { expect, test } from 'vitest'
import { fakeStorage } from '../../state/keeping/fake-storage.ts'
import { entry, queryParametersOf, remembered } from './query-parameters.ts'

test('parameters are read before the hash and inside it, and the hash wins', () => {
  expect(queryParametersOf('?channelNo=1&entryId=a', '#/policy-query?channelNo=3')).toEqual({
    channelNo: '3',
    entryId: 'a',
  })
})

test.each([
  ['entryId', 'poster-07'],
  ['entryId', 'Spring_2026.b'],
  ['entryId', 'x'.repeat(64)],
  ['cityCode', '31000000'],
  ['from', 'gwcx'],
  ['channelNo', '7'],
  ['msappFlag', '1'],
])('%s=%s is taken', (name, value) => {
  expect(queryParametersOf(`?${name}=${value}`, '')).toEqual({ [name]: value })
})

test.each([
  ['cityCode', '310000'],
  ['from', 'https://evil.example'],
  ['from', 'javascript:alert(1)'],
  ['channelNo', '8'],
  ['channelNo', '12'],
  ['msappFlag', 'yes'],
  ['token', 'x'],
])('%s=%s goes no further', (name, value) => {
  expect(queryParametersOf(`?${name}=${encodeURIComponent(value)}`, '#/policy-query')).toEqual({})
})

test('an entry that no link can name is cut, and that is noted', () => {
  entry.isCut = false
  queryParametersOf('?entryId=poster-07', '')
  expect(entry.isCut).toBe(false)
  expect(queryParametersOf(`?entryId=${encodeURIComponent('春季 spring!')}`, '')).toEqual({
    entryId: 'spring',
  })
  expect(entry.isCut).toBe(true)
  entry.isCut = false
  expect(queryParametersOf(`?entryId=${'x'.repeat(80)}`, '')).toEqual({ entryId: 'x'.repeat(64) })
  expect(entry.isCut).toBe(true)
})

test('a wrong value in the hash leaves the right one before it', () => {
  expect(queryParametersOf('?channelNo=3', '#/policy-query?channelNo=x')).toEqual({
    channelNo: '3',
  })
})

test('parameters are remembered for the session, each until another comes', () => {
  const storage = fakeStorage()
  remembered({ channelNo: '4', entryId: 'a' }, storage)
  expect(remembered({ from: 'gwcx' }, storage)).toEqual({
    channelNo: '4',
    entryId: 'a',
    from: 'gwcx',
  })
  expect(remembered({ entryId: 'b' }, storage)).toMatchObject({ channelNo: '4', entryId: 'b' })
})

test('a storage that keeps nothing leaves those of this address', () => {
  const full = { getItem: () => null, setItem: () => {} }
  expect(remembered({ channelNo: '4', from: 'gwcx' }, full)).toEqual({
    channelNo: '4',
    from: 'gwcx',
  })
})
