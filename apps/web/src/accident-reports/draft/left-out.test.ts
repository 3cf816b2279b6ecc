import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { accidentDraft, newDraft } from './accident-draft.ts'
import { leaveOut, madeGood, photosLeftOut } from './left-out.ts'

const tooMany = '今天传的照片太多，照片稍后由理赔人员联系您补。'
const photos = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, frame: 'more' as const }))
const draft = { ...newDraft('00', new Date()), photos }

test('a photo that was refused is told of, though the line broke after it and a later try reads the draft', () => {
  const refused = { ...draft, ...leaveOut(draft, ({ id }) => id === '1', tooMany) }
  const again = parse(accidentDraft, JSON.parse(JSON.stringify(refused)))
  expect(again.photos).toHaveLength(8)
  expect(photosLeftOut(again, 8)).toEqual({ photosLeftOut: 1, whyLeftOut: tooMany })
})

test('each reason is told once, and one that the phone has lost by words of its own', () => {
  const two = leaveOut(draft, ({ id }) => id < '2', tooMany)
  const three = leaveOut(two, ({ id }) => id === '5')
  expect(photosLeftOut(three, 6)).toEqual({
    photosLeftOut: 3,
    whyLeftOut: `${tooMany}照片在这部手机上打不开了。`,
  })
})

test('what the service took fewer of without a word counts, and nothing is told where all arrived', () => {
  expect(photosLeftOut(draft, 7)).toEqual({ photosLeftOut: 2, whyLeftOut: '' })
  expect(photosLeftOut(draft, 9)).toEqual({ photosLeftOut: 0, whyLeftOut: '' })
})

test('one that is taken anew is left out no more', () => {
  const { leftOut } = leaveOut(draft, ({ id }) => id < '2', tooMany)
  expect(madeGood(leftOut, 'more')).toHaveLength(1)
  expect(madeGood(leftOut, 'scene')).toHaveLength(2)
  expect(madeGood(undefined, 'scene')).toEqual([])
})
