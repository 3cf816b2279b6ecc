import { expect, test } from 'vitest'
import { withoutNumbers } from './without-numbers.ts'

test.each([
  ['我叫张三，手机13800138000，怎么退保', '我叫张三，手机＊，怎么退保'],
  ['手机 138 0013 8000', '手机 ＊'],
  ['身份证11010519900307721X能查吗', '身份证＊能查吗'],
  ['１３８００１３８０００是我', '＊是我'],
  ['京A12345 的保单', '京＊ 的保单'],
  ['粤BD12345能验车吗', '粤＊能验车吗'],
  ['车架号 LSVAA4187E2184690', '车架号 ＊'],
  ['发到 zhang.san@example.com 可以吗', '发到 ＊ 可以吗'],
])('%s is noted as %s', (typed, kept) => {
  expect(withoutNumbers(typed)).toBe(kept)
})

test.each(['2026 年能用 ETC 付吗', '打 95518 没人接', '赔 5000 元要几天', 'WeChat 支付失败'])(
  'what is about nobody is noted as it was typed: %s',
  (typed) => {
    expect(withoutNumbers(typed)).toBe(typed)
  },
)
