import type { CDPSession, Locator, Page } from '@playwright/test'

/** A place on the screen, in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** How often a screen tells of fingers, in milliseconds. */
const touchEveryMs = 16

/**
 * Real touches, as the browser gets them from a screen: it scrolls by them, and takes them away.
 * They carry times of their own, so that a slow machine makes no slow finger.
 */
export class Fingers {
  private readonly devtools: CDPSession
  private time = 0

  private constructor(devtools: CDPSession) {
    this.devtools = devtools
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  /** One place for each finger. */
  async down(...places: readonly Place[]): Promise<void> {
    this.time = Math.max(this.time, Date.now())
    await this.send('touchStart', places)
  }

  async move(...places: readonly Place[]): Promise<void> {
    await this.send('touchMove', places)
  }

  /** The fingers leave, after they have rested for so many milliseconds. */
  async up({ afterMs = 0 } = {}): Promise<void> {
    this.time += afterMs
    await this.send('touchEnd', [])
  }

  /** Two taps as quick as a hand does them, however long the machine takes between them. */
  async tapTwice(place: Place): Promise<void> {
    const first = [this.down(place), this.up()]
    await Promise.all([...first, this.send('touchStart', [place]), this.up()])
  }

  /** A finger comes down and is on its way at once: one that lies still for long presses. */
  async downAndMove(from: Place, to: Place): Promise<void> {
    await Promise.all([this.down(from), this.move(to)])
  }

  /** One finger goes in a straight line, and stays down. */
  async drag(from: Place, by: Place, steps = 8): Promise<void> {
    const at = (step: number) => ({
      x: from.x + (by.x * step) / steps,
      y: from.y + (by.y * step) / steps,
    })
    await this.downAndMove(from, at(1))
    for (let step = 2; step <= steps; step += 1) await this.move(at(step))
  }

  async swipe(from: Place, by: Place): Promise<void> {
    await this.drag(from, by)
    await this.up()
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) {
    this.time += touchEveryMs
    await this.devtools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: this.time / 1000,
      touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
    })
  }
}

/** A place inside of what is on the screen, as shares of its width and height. */
export async function placeIn(locator: Locator, across = 0.5, along = 0.5): Promise<Place> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width * across, y: box.y + box.height * along }
}
