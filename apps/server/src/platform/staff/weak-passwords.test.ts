import { expect, test } from 'vitest'
import { whyWeak } from './weak-passwords.ts'

const context = { account: 'wang.yaning', name: '王雅宁', brand: '示例财险' }

test.each([
  '123456789012',
  '098765432109',
  'aaaaaaaaaaaa',
  'abababababab',
  'abcabcabcabc',
  '112233445566',
  'qwertyuiop12',
  'poiuytrewq!!',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  '147258369147',
  'passwordpassword',
  'P@ssw0rd2026',
  'Admin@123456',
  'Welcome2026!a',
  'iloveyou5201314',
  '密码密码密码密码密码密码',
  '１２３４５６７８９０１２',
])('%s is what everybody tries', async (password) => {
  expect(await whyWeak(password, context)).toContain('太常见')
})

test.each([
  'wang.yaning2026',
  'WangYaning@123',
  'yaningwang#888888',
  '王雅宁王雅宁王雅宁12',
  'ecenter-2026-x1',
  'baoxian lipei 99',
  'shilicaixian!x8',
  'Wangyaning1990-01-01',
])('%s is what colleagues try', async (password) => {
  expect(await whyWeak(password, context)).toContain('姓名')
})

test.each([
  '换成另一个很长的密码'.repeat(2),
  'another long password',
  'a long new password',
  'first-password-of-somebody',
  'correct horse battery staple',
  '窗台上有三只会唱歌的茶壶',
  'k7-TuZ9-qwMe-4pLs',
])('%s is a password', async (password) => {
  expect(await whyWeak(password, context)).toBeUndefined()
})
