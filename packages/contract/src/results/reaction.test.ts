import { expect, test } from 'vitest'
import { reactionTo } from './reaction.ts'
import { resultCodes } from './result-codes.ts'

const message = '今天查询次数过多，请明天再来。'

test('success shows nothing', () => {
  expect(reactionTo('1', message)).toEqual({ kind: 'none' })
})

test('class 1 offers home and the hotline, with the code', () => {
  expect(reactionTo('E1010001', message)).toEqual({
    kind: 'confirm',
    text: '数据获取失败，您可以返回首页重新办理。',
    code: 'E1010001',
  })
})

test('class 2 offers to reload, with the code', () => {
  expect(reactionTo('E2010003', message)).toEqual({
    kind: 'reload',
    text: '网络出了点问题，请刷新重试。',
    code: 'E2010003',
  })
})

test.each(['E3060001', 'E9020001'])(
  '%s shows the message of the service and leads home',
  (code) => {
    expect(reactionTo(code, message)).toEqual({ kind: 'go-home', text: message, code })
  },
)

test.each(['E0060001', 'E4000000'])('%s, of any other class, is an alert', (code) => {
  expect(reactionTo(code, message)).toEqual({ kind: 'alert', text: message })
})

test.each(['1007', '2', '1234567', '0', ''])('the short code %j is an alert', (code) => {
  expect(reactionTo(code, message)).toEqual({ kind: 'alert', text: message })
})

test('in codes of more than 8 characters the 7th from the end decides too', () => {
  expect(reactionTo('XXE3010001', message).kind).toBe('go-home')
  expect(reactionTo('31XX010001', message).kind).toBe('alert')
})

test('every code of the catalogue is told apart', () => {
  const codes = Object.values(resultCodes)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^(?:1|2|10\d{2}|E\d{7})$/)
})
