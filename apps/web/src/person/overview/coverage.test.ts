import type { OwnPolicy } from '@ecenter/contract/person/overview.ts'
import { expect, test } from 'vitest'
import { coverageOf, coverageSentence } from './coverage.ts'

const running = { status: 'in-force', insuredName: '王明' } as OwnPolicy
const over = { ...running, status: 'expired' } as OwnPolicy

const group = (name: 'family' | 'home', policies: OwnPolicy[]) => ({
  group: name,
  title: name,
  covers: [],
  policies,
})
const car = (status: 'in-force' | 'expired') => ({
  handle: '1',
  brandModel: '远舟 L5',
  status,
  covers: [],
  policies: [],
})

test('what is covered is said before what is not', () => {
  const things = coverageOf({ cars: [car('in-force')], groups: [group('family', [running])] })
  expect(coverageSentence(things)).toBe('车和家人有保障，家还没有')
  expect(things.map(({ text }) => text)).toEqual(['保障中', '1 人', '没有'])
})

test('a car whose cover has ended is not called covered', () => {
  const things = coverageOf({ cars: [car('expired')], groups: [group('home', [over])] })
  expect(things.map(({ isCovered }) => isCovered)).toEqual([false, false, false])
  expect(things[0].text).toBe('已到期')
  expect(coverageSentence(things)).toBe('现在没有正在保障的保单')
})

test('two people of one policy each are counted once a name', () => {
  const other = { ...running, insuredName: '李静' }
  const things = coverageOf({ cars: [], groups: [group('family', [running, running, other])] })
  expect(things[1].text).toBe('2 人')
})

test('where all is covered nothing is missing', () => {
  const things = coverageOf({
    cars: [car('in-force'), car('in-force')],
    groups: [group('family', [running]), group('home', [running])],
  })
  expect(coverageSentence(things)).toBe('车、家人和家都有保障')
  expect(things[0].text).toBe('2 辆')
})
