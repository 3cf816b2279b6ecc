import { returnCouriers } from '@ecenter/contract/constants/couriers.ts'
import { expect, test } from 'vitest'
import { courierSections } from './courier-sections.ts'

function found(typed: string): string[] {
  return courierSections(typed).flatMap(({ rows }) => rows.map(({ label }) => label))
}

test('every courier stands by its letter, after those that most parcels go by', () => {
  const [common, ...letters] = courierSections('')
  expect(common?.letter).toBe('常用')
  const listed = letters.flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(listed).toEqual(returnCouriers.map(({ name }) => name))
  expect(listed).toEqual(expect.arrayContaining(common?.rows.map(({ key }) => key) ?? []))
  expect(letters.map(({ letter }) => letter).join('')).toBe('ABDEFGJKLPQRSTXYZ#')
})

test.each([
  ['a character of its name', '极', ['极兔速递']],
  ['the beginning of its pinyin', 'shunf', ['顺丰速运']],
  ['its initials, in capitals too', 'ZT', ['中通快递', '中通快运', '中铁快运']],
  ['letters of its name', 'ems', ['邮政 EMS']],
  ['nothing that there is', '飞毯', []],
])('a search by %s finds it', (_, typed, names) => {
  expect(found(typed)).toEqual(names)
})
