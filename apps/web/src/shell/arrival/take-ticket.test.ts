import { afterEach, expect, test, vi } from 'vitest'
import { takeTicket } from './take-ticket.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['#/home?ticket=a.b.c', 'a.b.c', '#/home'],
  ['#/policy-queryResult?by=mine&ticket=a', 'a', '#/policy-queryResult?by=mine'],
  ['#/home?ticket=a&cityCode=31000000', 'a', '#/home?&cityCode=31000000'],
])('out of %s it takes %s and leaves %s', (hash, ticket, rest) => {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('history', { state: { place: 0 }, replaceState })
  expect(takeTicket()).toBe(ticket)
  expect(replaceState).toHaveBeenCalledWith({ place: 0 }, '', rest)
})

test('an address without one stays as it is', () => {
  vi.stubGlobal('location', { hash: '#/home?by=mine' })
  vi.stubGlobal('history', { replaceState: () => expect.unreachable() })
  expect(takeTicket()).toBeUndefined()
})
