import { expect, test } from 'vitest'
import { newDraft } from './accident-draft.ts'
import { leftBehind } from './left-behind.ts'

const photo = { id: 'p1', frame: 'scene' as const }
const sent = { ...newDraft('d1', new Date()), photos: [photo], words: '桥东路 20 号' }

test('what only says how far it came is no change, and a photo that was taken out has gone along', () => {
  const now = { ...sent, step: 'summary', savedAt: 'later', toldAt: undefined, photos: [] }
  expect(leftBehind(sent, now)).toEqual({ photos: [], isChanged: false })
})

test('a photo that came after the report went, and words that were changed, have been left', () => {
  const photos = [photo, { ...photo, id: 'p2' }]
  expect(leftBehind(sent, { ...sent, photos })).toEqual({ photos: ['p2'], isChanged: false })
  for (const change of [
    { words: '桥西路' },
    { isHurt: true },
    { position: { latitude: 31, longitude: 121, accuracy: 9 } },
  ]) {
    expect(leftBehind(sent, { ...sent, ...change })).toEqual({ photos: [], isChanged: true })
  }
})

test('a report that was begun anew meanwhile is another one', () => {
  const now = { ...newDraft('d2', new Date()), photos: [{ ...photo, id: 'p2' }] }
  expect(leftBehind(sent, now)).toEqual({ photos: [], isChanged: false })
})
