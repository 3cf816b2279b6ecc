import { describe, expect, test } from 'vitest'
import { anyGap, drawSlide, gapsBeside } from '../../src/platform/captcha/draw-slide.ts'
import { judgeTrack } from '../../src/platform/verification/judge-track.ts'
import { madeUpTrack } from '../../src/platform/verification/made-up-track.ts'
import { isNear } from '../../src/platform/verification/slide-captcha.ts'
import { slideSolvers } from './slide-solvers.ts'
import { type SlideView, viewOf } from './slide-view.ts'

interface Exercise {
  readonly gap: number
  readonly gaps: readonly number[]
  readonly view: SlideView
}

const drawings = 1000
const most = 0.2

describe('programs at slides', async () => {
  const exercises: Exercise[] = []
  for (let at = 0; at < drawings; at++) {
    const gap = anyGap()
    const others = gapsBeside(gap)
    const gaps = [gap, ...others].sort((one, other) => one - other)
    exercises.push({ gap, gaps, view: await viewOf(await drawSlide(gap, others)) })
  }

  test.each(Object.entries(slideSolvers))(
    'passes one slide in five at most by %s',
    (_how, solve) => {
      const passed = exercises.filter(({ gap, gaps, view }) => isNear(gap, solve(view, gaps)))
      expect(passed.length / drawings).toBeLessThanOrEqual(most)
    },
  )

  test('of blind guesses, each with a good track, one in fifty passes', () => {
    const tries = 50_000
    let passed = 0
    for (let at = 0; at < tries; at++) {
      const x = anyGap()
      if (isNear(anyGap(), x) && judgeTrack(x, madeUpTrack(x)).kind === 'hand') passed += 1
    }
    expect(passed / tries).toBeLessThan(1 / 45)
  })
})
