import { expect, test } from 'vitest'
import { deviceName, isComputer } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
    'iPhone · 微信',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    '安卓手机 · Chrome',
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    '华为手机 · Chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    'Windows 电脑 · Edge',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Mac · Safari',
  ],
  ['something else', '设备 · 浏览器'],
])('%s is called %s, as its owner would', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('a computer is drawn as one', () => {
  expect(isComputer('Windows 电脑 · Edge')).toBe(true)
  expect(isComputer('Mac · Safari')).toBe(true)
  expect(isComputer('iPhone · 微信')).toBe(false)
})
