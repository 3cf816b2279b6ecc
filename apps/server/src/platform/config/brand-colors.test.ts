import { expect, test } from 'vitest'
import { brandColors } from './brand-colors.ts'

const step = (hex: string, wanted: number) =>
  brandColors(hex).find(({ step }) => step === wanted)?.hex

test('a colour is its own middle step, with lighter ones below and darker ones above', () => {
  expect(brandColors('#00687a').map((each) => each.step)).toEqual([
    50, 100, 200, 500, 600, 700, 800,
  ])
  expect(step('#5544b0', 600)).toBe('#5544b0')
  expect(step('#5544b0', 50)).toBe('#f1f0f9')
  expect(step('#5544b0', 800)).toBe('#322868')
})

test.each(['#00687a', '#5544b0', '#1d4ed8', '#6b5900', '#444444'])('%s can be a brand', (hex) => {
  expect(() => brandColors(hex)).not.toThrow()
})

test.each(['#ffd400', '#00a0e9', '#999999', '#ffffff'])('%s is too light for white type', (hex) => {
  expect(() => brandColors(hex)).toThrow('is too light to be read on white')
})

test.each(['#c4302b', '#b3006b', '#7a4a00'])('%s would be taken for an error', (hex) => {
  expect(() => brandColors(hex)).toThrow('the red of what has failed')
})

test.each(['#17734a', '#0a6b2d'])('%s would be taken for success', (hex) => {
  expect(() => brandColors(hex)).toThrow('the green of what is done')
})
