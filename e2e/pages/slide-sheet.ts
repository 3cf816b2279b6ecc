import { setTimeout } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { captchaAnswers } from '../support/demo.ts'
import { Fingers } from '../support/fingers.ts'

/** How far from the gap the service lets the piece lie, in pixels of the picture. */
const nearEnough = 3
/** How often a hand that takes its time is seen on its way. */
const momentsOfAStroke = 12
const momentMs = 20

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
    // By eye: a stroke that comes to rest at about the place, then a correction.
    const far = (wanted * (box.width - box.height)) / max
    const about = start + far
    await fingers.downAndMove({ x: start, y }, { x: start + 1, y })
    for (let moment = 1; moment <= momentsOfAStroke; moment++) {
      const left = 1 - moment / momentsOfAStroke
      await fingers.move({ x: start + far * (1 - left ** 2), y })
      await setTimeout(momentMs)
    }
    await fingers.move({ x: about + ((wanted - (await this.value())) * far) / wanted, y })
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

  /** A screen reader and a switch move it without pointer or key, and press what comes up then. */
  async passBySteps(): Promise<void> {
    const wanted = await this.answer()
    for (const share of [0.2, 0.4, 0.6, 0.8, 0.9, 1]) {
      await this.slider.evaluate(
        (slider: HTMLInputElement, to) => {
          const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
          set?.call(slider, `${to}`)
          slider.dispatchEvent(new Event('input', { bubbles: true }))
          slider.dispatchEvent(new Event('change', { bubbles: true }))
        },
        Math.round(share * wanted),
      )
      await setTimeout(5 * momentMs)
    }
    await this.page.getByRole('button', { name: '放在这里' }).click()
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
      await this.slider.press(key, { delay: 100 })
      after = await this.value()
    } while (isGoodFor(before, after))
  }
}
