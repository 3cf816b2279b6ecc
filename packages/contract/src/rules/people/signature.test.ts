import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { signature, signatureText, strokesOf } from './signature.ts'

const name = '100,100 500,120|300,100 310,600|120,600 600,610'

test('a name of some strokes is a signature, and stays as it was drawn', () => {
  expect(messageOf(signature, name)).toBeUndefined()
  expect(signatureText(strokesOf(name))).toBe(name)
})

test.each([
  ['', '请在框里签上您的名字'],
  [undefined, '请在框里签上您的名字'],
  ['500,500', '签名太短，请在框里写上您的全名'],
  ['500,500 503,501|510,505', '签名太短，请在框里写上您的全名'],
  // A pen that trembles on one spot leaves much ink and no name.
  [
    Array.from({ length: 200 }, (_, at) => `500,${500 + (at % 5)}`).join(' '),
    '签名太短，请在框里写上您的全名',
  ],
  ['100,100 1001,120', '签名没有读到，请重写一次'],
  ['M0 0L10 10', '签名没有读到，请重写一次'],
])('%s is none', (drawn, message) => {
  expect(messageOf(signature, drawn)).toBe(message)
})
