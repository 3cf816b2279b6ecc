import { expect, test } from 'vitest'
import { redisKeepsOf, unprovenServers } from './store-settings.ts'

const proven = 'sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem'
const ofDatabase = ['DATABASE_URL needs sslmode=verify-full for a server on another machine']

test.each([
  `postgres://ecenter:p@db.insurer.example/ecenter?${proven}`,
  `postgres://ecenter:p@one:5432,two:5432/ecenter?target_session_attrs=read-write&${proven}`,
  'postgres://ecenter:p@127.0.0.1:5432,localhost:5433/ecenter',
  'postgres://ecenter@[::1]/ecenter',
  'postgres://ecenter@/ecenter?host=/run/postgresql',
  'postgres://ecenter@%2Frun%2Fpostgresql/ecenter',
])('a database that proves who it is, or is on this machine, is taken: %s', (url) => {
  expect(unprovenServers({ DATABASE_URL: url })).toEqual([])
})

test.each([
  'postgres://ecenter:p@db.insurer.example/ecenter',
  'postgres://ecenter:p@db.insurer.example/ecenter?sslmode=require',
  'postgres://ecenter:p@db.insurer.example/ecenter?ssl=true',
  'postgres://ecenter:p@127.0.0.1,two/ecenter',
  'postgres://ecenter:p@localhost/ecenter?host=db.insurer.example',
  'postgres://ecenter:p@localhost.insurer.example/ecenter',
  'postgres://ecenter:p@db/ecenter?sslmode=verify-full&sslmode=disable',
])('a database that somebody on the way could stand in for is refused: %s', (url) => {
  expect(unprovenServers({ DATABASE_URL: url })).toEqual(ofDatabase)
})

test('each server that lookups may ask proves who it is too', () => {
  const [one, two] = [
    'postgres://ecenter:p@worker-1/ecenter',
    'postgres://ecenter:p@worker-2/ecenter',
  ]
  expect(unprovenServers({ DATABASE_LOOKUP_URLS: [`${one}?${proven}`, two] })).toEqual([
    'DATABASE_LOOKUP_URLS needs sslmode=verify-full for a server on another machine',
  ])
  expect(
    unprovenServers({ DATABASE_LOOKUP_URLS: [`${one}?${proven}`, `${two}?${proven}`] }),
  ).toEqual([])
})

test('a replica and a Redis on other machines prove who they are too', () => {
  const replica = 'postgres://ecenter:p@replica.insurer.example/ecenter'
  const redis = 'cache.insurer.example:6379/0'
  expect(
    unprovenServers({ DATABASE_REPLICA_URL: replica, REDIS_URL: `redis://:p@${redis}` }),
  ).toEqual([
    'DATABASE_REPLICA_URL needs sslmode=verify-full for a server on another machine',
    'REDIS_URL must be rediss:// for a server on another machine',
  ])
  expect(
    unprovenServers({
      DATABASE_REPLICA_URL: `${replica}?${proven}`,
      REDIS_URL: `rediss://:p@${redis}`,
    }),
  ).toEqual([])
  expect(unprovenServers({ REDIS_URL: 'redis://127.0.0.1:6379' })).toEqual([])
})

test('a Redis keeps nothing but what it is told to, and something is kept only where there is one', () => {
  const kept = new Set(['image-codes'] as const)
  expect(redisKeepsOf({ REDIS_URL: 'redis://127.0.0.1' })).toEqual(new Set())
  expect(redisKeepsOf({ REDIS_URL: 'redis://127.0.0.1', REDIS_KEEPS: kept })).toEqual(kept)
  expect(() => redisKeepsOf({ REDIS_KEEPS: kept })).toThrow('REDIS_KEEPS needs REDIS_URL')
})
