import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { email } from './email.ts'

test.each(['zhang@example.com', 'zhang.san+car@mail.example.com.cn', '10001@qq.com'])(
  '%s is a mailbox',
  (typed) => {
    expect(messageOf(email, typed)).toBeUndefined()
  },
)

test('a mailbox from a Chinese keyboard is the one that was meant', () => {
  expect(parse(email, '１０００１＠qq。com')).toBe('10001@qq.com')
})

test.each([
  'a@b',
  '@example.com',
  'a@.com',
  'a@example.c',
  'a@-example.com',
  'a@example.com,b@example.com',
  '张三@example.com',
  '<a@example.com>',
])('%s is no mailbox', (typed) => {
  expect(messageOf(email, typed)).toBe('邮箱有误，请核对，例如 name@example.com')
})

test('a line break never reaches a mail header', () => {
  expect(messageOf(email, 'a@example.com\r\nBcc: b@example.com')).toBeDefined()
})

test('a mailbox has at most 60 characters', () => {
  const domain = '@example.com'
  expect(messageOf(email, 'a'.repeat(60 - domain.length) + domain)).toBeUndefined()
  expect(messageOf(email, 'a'.repeat(61 - domain.length) + domain)).toBe(
    '邮箱最多 60 个字符，现在 61 个，请更换',
  )
})

test('a mailbox without @ is told so', () => {
  expect(messageOf(email, 'example.com')).toBe('邮箱里缺少 @，例如 name@example.com')
})
