import { expect, test } from 'vitest'
import { failureText, isSignedOut } from './failures.ts'

const refused = (code: string) =>
  ({ kind: 'rejected', code, message: '这个账号已经有人用' }) as const

test('a refusal is told in the words of the service', () => {
  expect(failureText(refused('1000'))).toBe('这个账号已经有人用')
  expect(failureText(refused('E3020001'))).toBe('这个账号已经有人用')
})

test.each(['E1010001', 'E2010001'])('a fault of ours is told with its code: %s', (code) => {
  expect(failureText(refused(code))).toBe(`服务出了点问题，请稍后再试。（${code}）`)
})

test('a line that is down, a service that is slow and a fault are told apart', () => {
  expect(failureText({ kind: 'transport', status: 0 })).toContain('网络不通')
  expect(failureText({ kind: 'transport', status: 504 })).toBe(
    '系统繁忙，暂时没有回应，请稍后再试。',
  )
  expect(failureText({ kind: 'transport', status: 503 })).toContain('暂时不可用')
  expect(failureText({ kind: 'transport', status: 500 })).toContain('服务出了点问题')
})

test('a session that has ended is told apart from a role that is missing', () => {
  expect(isSignedOut(refused('E3010001'))).toBe(true)
  expect(isSignedOut(refused('E3010002'))).toBe(false)
})
