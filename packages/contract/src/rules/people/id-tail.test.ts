import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { messageOf } from '../judged.ts'
import { idTail } from './id-tail.ts'

test('a tail may end with a small x', () => {
  expect(parse(idTail, '002x')).toBe('002X')
})

test.each(['002', '0002X', '00*X'])('%s is no tail', (typed) => {
  expect(messageOf(idTail, typed)).toBe('请填写证件号码的最后 4 位，字母 X 也算 1 位')
})
