import { expect, type Locator, type Page } from '@playwright/test'
import { captchaAnswers } from '../demo.ts'
import { Fingers } from '../fingers.ts'

/** How far from the gap the service lets the piece lie, in pixels of the picture. */
const nearEnough = 4

/** The slide captcha, whichever sheet it is in. */
export class SlideSheet {
  readonly slider: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.slider = page.getByRole('slider', { name: '拖动滑块完成拼图' })
  }

  async passByFinger(): Promise<void> {
    const wanted = await this.answer()
    const fingers = await Fingers.on(this.page)
    await this.thumbRests()
    const box = await this.slider.boundingBox()
    if (box === null) throw new Error('the slider is not on the screen')
    const y = box.y + box.height / 2
    const start = box.x + box.height / 2
    const max = Number(await this.slider.getAttribute('max'))
    // By eye: a stroke to about the place, then a correction.
    const about = start + (wanted * (box.width - box.height)) / max
    await fingers.downAndMove({ x: start, y }, { x: about, y })
    await fingers.move({ x: about + wanted - (await this.value()), y })
    await expect.poll(async () => Math.abs(wanted - (await this.value()))).toBeLessThan(nearEnough)
    await fingers.up()
  }

  async passByKeyboard(): Promise<void> {
    const wanted = await this.answer()
    await this.slider.focus()
    await this.goOn('PageUp', (before, after) => after + (after - before) <= wanted)
    await this.goOn('ArrowRight', (_before, after) => after < wanted)
    await this.slider.press('Enter')
  }

  private async answer(): Promise<number> {
    await expect(this.slider).toBeVisible()
    return (await captchaAnswers(this.page)).slide?.x ?? 0
  }

  /** A finger is sent to a place, whatever lies there: the sheet has to have come to rest, and its thumb to be on top. */
  private async thumbRests(): Promise<void> {
    const middle = ((await this.slider.boundingBox())?.height ?? 0) / 2
    await this.slider.hover({ position: { x: middle, y: middle }, trial: true })
  }

  private async value(): Promise<number> {
    return Number(await this.slider.inputValue())
  }

  private async goOn(key: string, isGoodFor: (before: number, after: number) => boolean) {
    let before: number
    let after = await this.value()
    do {
      before = after
      await this.slider.press(key)
      after = await this.value()
    } while (isGoodFor(before, after))
  }
}
