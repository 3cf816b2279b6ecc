import type { TrackSample } from '@ecenter/contract/verification/proof-calls.ts'
import { expect, test } from 'vitest'
import { judgeTrack } from './judge-track.ts'
import { madeUpTrack } from './made-up-track.ts'

/** Steps of one size in one measure of time, from where the piece begins. */
function steps(count: number, { ms, x }: TrackSample): TrackSample[] {
  return Array.from({ length: count + 1 }, (_, at) => ({ ms: at * ms, x: at * x }))
}

const letGo = (ms: number, x: number): TrackSample => ({ ms, x })

const keys = {
  'an arrow key, pressed again and again': steps(40, { ms: 180, x: 1 }),
  'an arrow key, held down': [
    { ms: 0, x: 0 },
    ...steps(199, { ms: 33, x: 1 }).map(({ ms, x }) => ({ ms: ms + 500, x: x + 1 })),
  ],
  'an arrow key, held down as fast as systems allow': steps(200, { ms: 15, x: 1 }),
  'page keys and arrow keys': [
    ...steps(4, { ms: 300, x: 40 }),
    ...steps(6, { ms: 150, x: 1 }).map(({ ms, x }) => ({ ms: ms + 1350, x: x + 160 })),
  ],
  'one page key, then Enter': [letGo(0, 0), letGo(0, 40), letGo(700, 40)],
  'the steps of a screen reader or a switch': [...steps(7, { ms: 900, x: 40 }), letGo(7000, 280)],
}

const drags = {
  'a stroke that comes to rest': madeUpTrack(210),
  'a slow hand that goes too far and back': [
    ...steps(30, { ms: 60, x: 8 }),
    letGo(2100, 235),
    letGo(2600, 231),
    letGo(3000, 231),
  ],
  'a quick stroke on a phone that is busy': [
    letGo(0, 0),
    letGo(90, 60),
    letGo(200, 150),
    letGo(310, 170),
    letGo(420, 171),
  ],
}

test.each(Object.entries({ ...keys, ...drags }))('a hand moved it: %s', (_how, track) => {
  expect(judgeTrack(track.at(-1)?.x ?? 0, track)).toEqual({ kind: 'hand' })
})

test.each<[why: string, x: number, track: TrackSample[]]>([
  ['nothing', 200, []],
  ['nothing', 0, [letGo(0, 0)]],
  ['back in time', 200, madeUpTrack(200).toReversed()],
  ['begins elsewhere', 200, madeUpTrack(200).slice(5)],
  ['ends elsewhere', 200, madeUpTrack(190)],
  ['too fast', 200, madeUpTrack(200).map(({ ms, x }) => ({ ms: ms / 4, x }))],
  ['all at once', 200, [letGo(0, 0), letGo(900, 200)]],
  ['all at once', 200, [letGo(0, 0), letGo(300, 10), letGo(310, 190), letGo(900, 200)]],
  ['even', 200, steps(20, { ms: 50, x: 10 })],
  ['even', 200, steps(100, { ms: 16, x: 2 })],
])('no hand does that: %s', (why, x, track) => {
  expect(judgeTrack(x, track)).toEqual({ kind: 'no hand', why })
})
