import { expect, type Locator, type Page } from '@playwright/test'
import { textOf } from '../support/read.ts'

/** A field whose value is chosen by wheels, and the sheet that they are in. */
export class WheelSheet {
  readonly field: Locator
  readonly sheet: Locator

  constructor(page: Page, name: string) {
    this.field = page.getByRole('combobox', { name, exact: true })
    this.sheet = page.getByRole('dialog', { name, exact: true })
  }

  async open(): Promise<void> {
    await this.field.click()
    await expect(this.sheet).toBeVisible()
  }

  wheel(name: string): Locator {
    return this.sheet.getByRole('listbox', { name, exact: true })
  }

  /** What stands in the middle of each wheel, as the eye and a screen reader have it. */
  async expectChosen(...labels: string[]): Promise<void> {
    await expect(this.sheet.getByRole('option', { selected: true })).toHaveText(labels)
    for (const label of labels) await this.expectInBand(label)
  }

  /** What a single wheel has come to, once its momentum is spent. */
  async cameTo(): Promise<string> {
    const wheel = this.sheet.getByRole('listbox')
    await expect.poll(() => wheel.evaluate(restsForFrames)).toBe(true)
    return textOf(this.sheet.getByRole('option', { selected: true }))
  }

  async confirm(): Promise<void> {
    await this.sheet.getByRole('button', { name: '确定' }).click()
    await expect(this.sheet).toBeHidden()
  }

  /** A wheel is turned to its first row, and 确定 pressed before the browser draws once. */
  async turnAndConfirmAtOnce(name: string): Promise<void> {
    const confirm = await this.sheet.getByRole('button', { name: '确定' }).elementHandle()
    await this.wheel(name).evaluate((wheel, button) => {
      wheel.scrollTo({ top: 0, behavior: 'instant' })
      if (button instanceof HTMLElement) button.click()
    }, confirm)
    await expect(this.sheet).toBeHidden()
  }

  async cancel(): Promise<void> {
    await this.sheet.getByRole('button', { name: '取消' }).click()
    await expect(this.sheet).toBeHidden()
  }

  private async expectInBand(label: string): Promise<void> {
    const option = this.sheet.getByRole('option', { name: label, exact: true })
    await expect
      .poll(async () => {
        const [row, wheel] = await Promise.all([
          option.boundingBox(),
          option.locator('xpath=ancestor::*[@role="listbox"]').boundingBox(),
        ])
        if (row === null || wheel === null) return 'not on the screen'
        return Math.abs(row.y + row.height / 2 - (wheel.y + wheel.height / 2)) < 2
      })
      .toBe(true)
  }
}

/**
 * Counted in frames, not in time: of a browser that has no time to draw, nothing moves either. A wheel
 * that only pauses on its way does so between rows: it comes to rest with one in its middle.
 */
async function restsForFrames(box: Element): Promise<boolean> {
  const before = box.scrollTop
  for (let frame = 0; frame < 12; frame += 1) {
    await new Promise(requestAnimationFrame)
    if (box.scrollTop !== before) return false
  }
  const middleOf = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  const chosen = box.querySelector('[aria-selected=true]')
  return chosen !== null && Math.abs(middleOf(chosen) - middleOf(box)) < 1
}
