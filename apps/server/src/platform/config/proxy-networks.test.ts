import fastify from 'fastify'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { proxyNetworks } from './listening-settings.ts'

test.each(['loopback', '10.0.0.1', '10.0.0.0/8, 192.168.0.0/16,uniquelocal', '::1, fd00::/8'])(
  '%s names proxies, as the server takes them',
  (text) => {
    expect(safeParse(proxyNetworks, text).success).toBe(true)
    expect(() => fastify({ trustProxy: text })).not.toThrow()
  },
)

test.each(['foo', 'true', '1', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1;10.0.0.2', 'a,'])(
  '%s names none, which is told at the start and not by a crash',
  (text) => {
    expect(safeParse(proxyNetworks, text).success).toBe(false)
  },
)
