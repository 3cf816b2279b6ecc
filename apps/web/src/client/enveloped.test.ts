import { wrap } from '@ecenter/contract/envelope/head.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { enveloped } from './enveloped.ts'

afterEach(() => void vi.unstubAllGlobals())

const caller = { uuid: 'a-page-session-12345678', token: 'token', channelNo: '2' }

test.each([
  ['with TLS, by the hash of the browser', true],
  ['without TLS, by one that comes as a file', false],
])('a page %s writes the head that the service reads', async (_, isSecureContext) => {
  vi.stubGlobal('isSecureContext', isSecureContext)
  if (!isSecureContext) vi.stubGlobal('crypto', {})
  const body = { licenseNo: '京A12345' }
  expect(await enveloped(initCaptcha, body, caller, 'request')).toEqual(
    wrap(initCaptcha, body, caller, 'request'),
  )
})
