import { object, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { faultFields, faultFrames, faultMessage } from './fault.ts'

const rule = object(faultFields)

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'premium')"),
    'TypeError Cannot read … of undefined reading …',
  ],
  [
    new SyntaxError('Unexpected token \'张\', "张小明 1381"... is not valid JSON'),
    'SyntaxError Unexpected token … is not valid JSON',
  ],
  [new Error('SCHMIDT 13812345678 京A12345 110101199003070134'), 'Error …'],
  [new Error(''), 'Error'],
])('%s is told as %j', (error, told) => {
  expect(faultMessage(error)).toBe(told)
})

test('a message is cut, and what is left is one that the rule lets pass', () => {
  const message = faultMessage(new Error('undefined is not a function '.repeat(20)))
  expect(message.length).toBeLessThanOrEqual(200)
  expect(safeParse(rule, { message, at: [], version: 'index-a1B2c3' }).success).toBe(true)
})

test.each([
  [
    'Chrome',
    'Error: x\n    at Xe (https://a.cn/assets/aB3_d-9.js:1:2345)\n    at https://a.cn/assets/react-x.js:12:7',
  ],
  ['Safari', 'Xe@https://a.cn/assets/aB3_d-9.js:1:2345\n@https://a.cn/assets/react-x.js:12:7'],
])('the places of a stack are read as %s writes it', (_, stack) => {
  expect(faultFrames({ name: 'Error', message: 'x', stack })).toEqual([
    'aB3_d-9.js:1:2345',
    'react-x.js:12:7',
  ])
})

test.each([
  { message: 'SCHMIDT' },
  { message: 'Error 张小明' },
  { message: 'Error 13812345678' },
  { at: ['13812345678.js:1:2'] },
  { at: ['x.js:1:13812345678'] },
  { at: ['/policy-query?name=x'] },
  { version: '13812345678' },
  { version: 'index 张' },
])('%j has no place in a report', (wrong) => {
  const right = { message: 'Error', at: ['aB3_d-9.js:1:2'], version: 'index-a1B2c3' }
  expect(safeParse(rule, right).success).toBe(true)
  expect(safeParse(rule, { ...right, ...wrong }).success).toBe(false)
})
