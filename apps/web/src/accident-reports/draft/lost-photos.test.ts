import { expect, test } from 'vitest'
import { leaveOut, madeGood } from './lost-photos.ts'

const scene = { id: 'a', frame: 'scene' } as const
const damage = { id: 'b', frame: 'damage' } as const

test('a photo that the phone can open no more is told of, beside those of an earlier visit', () => {
  const left = leaveOut({ photos: [scene, damage], lost: ['more'] }, new Set(['b']))
  expect(left).toEqual({ photos: [damage], lost: ['more', 'scene'] })
})

test('one that is taken anew stands for one of the same frame', () => {
  expect(madeGood(['more', 'scene', 'more'], 'more')).toEqual(['scene', 'more'])
  expect(madeGood(['scene'], 'damage')).toEqual(['scene'])
  expect(madeGood(undefined, 'damage')).toEqual([])
})
