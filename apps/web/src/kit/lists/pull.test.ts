import { expect, test } from 'vitest'
import { afterRelease, pulledBy, textOf } from './pull.ts'

test('the page follows a finger by half', () => {
  expect(pulledBy(100, 'top')).toEqual({ kind: 'pulled', edge: 'top', offset: 50 })
  expect(pulledBy(-100, 'bottom')).toEqual({ kind: 'pulled', edge: 'bottom', offset: 50 })
})

test('a finger that turns back leaves the page where it was', () => {
  expect(pulledBy(-30, 'top')).toEqual({ kind: 'pulled', edge: 'top', offset: 0 })
})

test('from an offset of 70 px the page says that letting go refreshes, and does it', () => {
  const near = pulledBy(139, 'top')
  const far = pulledBy(140, 'top')
  expect([textOf(near), textOf(far)]).toEqual(['下拉刷新', '松开刷新'])
  expect(afterRelease(near)).toEqual({ kind: 'resting' })
  expect(afterRelease(far)).toEqual({ kind: 'loading', edge: 'top' })
})

test('the bottom edge has the same distances and words of its own', () => {
  expect(textOf(pulledBy(-139, 'bottom'))).toBe('上拉加载更多')
  expect(textOf(pulledBy(-140, 'bottom'))).toBe('松开加载更多')
  expect(afterRelease(pulledBy(-140, 'bottom'))).toEqual({ kind: 'loading', edge: 'bottom' })
})

test('while it loads, and when that failed, it says so', () => {
  expect(textOf({ kind: 'loading', edge: 'top' })).toBe('加载中...')
  expect(textOf({ kind: 'failed', edge: 'top' })).toBe('刷新失败，请再试一次')
  expect(textOf({ kind: 'failed', edge: 'bottom' })).toBe('加载失败，请再试一次')
})

test('a finger that leaves while it loads changes nothing', () => {
  expect(afterRelease({ kind: 'loading', edge: 'top' })).toEqual({ kind: 'loading', edge: 'top' })
})
