import { expect, test } from 'vitest'
import { type GreyPicture, judgePhoto } from './judge-photo.ts'

const width = 64
const height = 48

function picture(greyAt: (x: number, y: number) => number): GreyPicture {
  const grey = Array.from({ length: width * height }, (_, at) =>
    Math.round(greyAt(at % width, Math.floor(at / width))),
  )
  return { width, height, grey }
}

/** Letters on a plate: light beside dark, with sharp edges. */
const plate = picture((x) => (Math.floor(x / 4) % 2 === 0 ? 60 : 200))

test('a photo with sharp edges in daylight is taken', () => {
  expect(judgePhoto(plate)).toBeUndefined()
})

test('one whose edges run into each other is blurred', () => {
  expect(judgePhoto(picture((x) => 130 + 70 * Math.sin(x / 12)))).toBe('blurred')
})

test('one taken at night without light is dark, though it has edges', () => {
  expect(judgePhoto(picture((x) => (x % 8 < 4 ? 5 : 40)))).toBe('dark')
})

test('one against the sun is too bright', () => {
  expect(judgePhoto(picture((x) => (x % 8 < 4 ? 255 : 235)))).toBe('bright')
})

test('a photo at dusk that shows something is taken', () => {
  expect(judgePhoto(picture((x) => (Math.floor(x / 4) % 2 === 0 ? 30 : 80)))).toBeUndefined()
})
