import { expect, test } from 'vitest'
import { syllablesOf } from './reading.ts'

test.each([
  ['重庆市', 'chong qing shi'],
  ['长春市', 'chang chun shi'],
  ['长子县', 'zhang zi xian'],
  ['厦门市', 'xia men shi'],
  ['六安市', 'lu an shi'],
  ['六盘水市', 'liu pan shui shi'],
  ['乐清市', 'yue qing shi'],
  ['乐山市', 'le shan shi'],
  ['成都市', 'cheng du shi'],
  ['亳州市', 'bo zhou shi'],
  ['喀什地区', 'ka shi di qu'],
  ['黄陂区', 'huang pi qu'],
  ['吕梁市', 'lv liang shi'],
])('%s is read as its people read it', (name, reading) => {
  expect(syllablesOf(name).join(' ')).toBe(reading)
})

test('what no area is called stays as it is written', () => {
  expect(syllablesOf('A1')).toEqual(['A', '1'])
})
