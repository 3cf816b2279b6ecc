import { expect, test } from 'vitest'
import { refuseMissingCertificates } from './given-settings.ts'

const there = import.meta.filename

test('a file of certificates that is not there is told with its setting, and without the password', () => {
  const lacking =
    'postgres://e:secret@one,two/ecenter?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'
  const none = { databaseUrl: undefined, lookupUrls: [], replicaUrl: undefined }
  expect(() => refuseMissingCertificates({ ...none, replicaUrl: lacking })).toThrow(
    /^DATABASE_REPLICA_URL: sslrootcert=\/nowhere\/ca.pem cannot be read$/,
  )
  expect(() => refuseMissingCertificates({ ...none, lookupUrls: [lacking] })).toThrow(
    /^DATABASE_LOOKUP_URLS: sslrootcert=\/nowhere\/ca.pem cannot be read$/,
  )
})

test('one that is there will do, and none is needed', () => {
  const databaseUrl = `postgres://e@one/ecenter?sslrootcert=${encodeURIComponent(there)}`
  refuseMissingCertificates({ databaseUrl, lookupUrls: [], replicaUrl: 'postgres://e@two/ecenter' })
})
