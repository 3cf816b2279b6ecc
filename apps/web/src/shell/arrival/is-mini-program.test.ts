import { afterEach, expect, test, vi } from 'vitest'
import { isMiniProgram } from './is-mini-program.ts'

const weChat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.49'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['one of WeChat', `${weChat} miniProgram/wx0000000000000000`],
  ['one of another app', 'Mozilla/5.0 (Linux; Android 13) Mobile Safari/537.36 AlipayClient/10.6'],
])('%s names itself', (_, userAgent) => {
  expect(isMiniProgram(userAgent)).toBe(true)
})

test('an older one of WeChat leaves a mark on the page', () => {
  expect(isMiniProgram(weChat)).toBe(false)
  vi.stubGlobal('__wxjs_environment', 'miniprogram')
  expect(isMiniProgram(weChat)).toBe(true)
})
