import { expect, test } from 'vitest'
import { httpText } from './http-text.ts'

test.each([
  [404, '网络出了点问题，请刷新重试。'],
  [500, '数据获取失败，您可以返回首页重新办理。'],
  [502, '服务暂时不可用，请稍后再试。'],
  [503, '服务暂时不可用，请稍后再试。'],
  [504, '系统繁忙，暂时没有回应，请稍后再试。'],
  [403, '系统繁忙，请稍后再试。'],
])('HTTP %i reads: %s', (status, text) => {
  expect(httpText(status)).toBe(text)
})

test('where the line is down it is the network that is to be looked at', () => {
  expect(httpText(0)).toBe('网络不通，请检查网络后再试。')
})
