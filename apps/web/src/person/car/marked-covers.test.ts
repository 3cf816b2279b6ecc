import { expect, test } from 'vitest'
import { markedCovers } from './marked-covers.ts'

const cover = (what: string, part?: 'others' | 'car' | 'people') => ({ what, pays: '有', part })

test('the numbers of the list stand on what each cover is for', () => {
  const marked = markedCovers([
    cover('撞了别人', 'others'),
    cover('自己的车坏了', 'car'),
    cover('司机受伤', 'people'),
    cover('对方用了医保外的药', 'others'),
  ])
  expect(marked.map(({ mark }) => mark?.number)).toEqual([1, 2, 3, 4])
  const places = marked.map(({ mark }) => `${mark?.x} ${mark?.y}`)
  expect(new Set(places).size).toBe(4)
})

test('what the drawing has no place for has no number, and the numbers stay without a gap', () => {
  const marked = markedCovers([
    cover('司机受伤', 'people'),
    cover('乘客受伤', 'people'),
    cover('乘客精神损害', 'people'),
    cover('自用充电桩'),
    cover('车身划痕', 'car'),
  ])
  expect(marked.map(({ mark }) => mark?.number)).toEqual([1, 2, undefined, undefined, 3])
})
