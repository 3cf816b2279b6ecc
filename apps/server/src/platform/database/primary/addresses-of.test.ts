import { expect, test } from 'vitest'
import { addressesOf } from './addresses-of.ts'

test.each([
  ['postgres://one/ecenter', ['postgres://one/ecenter']],
  [
    'postgresql://user:p%40ss@one:5433,two/ecenter?target_session_attrs=read-write&sslmode=require',
    [
      'postgresql://user:p%40ss@one:5433/ecenter?target_session_attrs=read-write&sslmode=require',
      'postgresql://user:p%40ss@two/ecenter?target_session_attrs=read-write&sslmode=require',
    ],
  ],
  [
    'postgres://user@[::1]:5432,[::2]/db',
    ['postgres://user@[::1]:5432/db', 'postgres://user@[::2]/db'],
  ],
  ['postgres:///ecenter?host=/run/postgresql', ['postgres:///ecenter?host=/run/postgresql']],
])('%s stands for each of its hosts', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

test.each([
  '',
  'one,two',
  'mysql://one/ecenter',
  'postgres://one:port/ecenter',
  'postgres://one,two:99999/ecenter',
  'postgres://one,two/ecenter?target_session_attrs=prefer-standby',
])('%j names no database that takes writes', (url) => {
  expect(addressesOf(url)).toBeUndefined()
})
