import type { Locator } from '@playwright/test'

type Place = readonly [x: number, y: number]

/** A name in the box that is signed in, in one stroke. */
export async function drawName(pad: Locator): Promise<void> {
  await drawStroke(pad, [
    [0.1, 0.2],
    [0.5, 0.3],
    [0.3, 0.8],
    [0.8, 0.6],
  ])
}

/** What is nobody's name. */
export async function drawDot(pad: Locator): Promise<void> {
  await drawStroke(pad, [[0.5, 0.5]])
}

/** One stroke through these places, in shares of the box. */
export async function drawStroke(pad: Locator, places: readonly Place[]): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('there is nothing to sign in')
  const { mouse } = pad.page()
  for (const [at, [x, y]] of places.entries()) {
    await mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 5 })
    if (at === 0) await mouse.down()
  }
  await mouse.up()
}
