import { expect, type Locator, type Page } from '@playwright/test'
import { captchaAnswers } from '../demo.ts'

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
    const finger = await this.page.context().newCDPSession(this.page)
    const box = await this.slider.boundingBox()
    if (box === null) throw new Error('the slider is not on the screen')
    const y = box.y + box.height / 2
    let x = box.x + box.height / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await touch('touchStart')
    const max = Number(await this.slider.getAttribute('max'))
    // By eye: a stroke to about the place, then a correction.
    x += (wanted * (box.width - box.height)) / max
    await touch('touchMove')
    x += wanted - Number(await this.slider.inputValue())
    await touch('touchMove')
    await touch('touchEnd')
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

  private async goOn(key: string, isGoodFor: (before: number, after: number) => boolean) {
    let before: number
    let after = Number(await this.slider.inputValue())
    do {
      before = after
      await this.slider.press(key)
      after = Number(await this.slider.inputValue())
    } while (isGoodFor(before, after))
  }
}
