import { expect, type Locator, type Page } from '@playwright/test'

/** 电子保单: the sheet that asks whose document, and the pages of the document. */
export class PolicyDocument {
  readonly page: Page
  readonly choice: Locator
  readonly pages: Locator

  constructor(page: Page) {
    this.page = page
    this.choice = page.getByRole('dialog', { name: '选择保单' })
    this.pages = page.getByRole('img', { name: /^电子保单，第/ })
  }

  async choose(): Promise<void> {
    await this.page.getByRole('button', { name: '查看电子保单' }).click()
    await expect(this.choice).toBeVisible()
  }

  async open(product: string): Promise<void> {
    await this.choose()
    await this.choice.getByRole('link', { name: product }).click()
    await expect(this.page).toHaveURL(/#\/pdf/)
  }

  /** How much of a page is printed on, from 0 to 1; waits until something is. */
  async inkOf(number: number): Promise<number> {
    const canvas = this.pages.nth(number - 1)
    await expect(canvas).toBeVisible()
    await expect.poll(() => canvas.evaluate(shareOfInk)).toBeGreaterThan(0)
    return canvas.evaluate(shareOfInk)
  }
}

function shareOfInk(element: HTMLElement | SVGElement): number {
  if (!(element instanceof HTMLCanvasElement)) throw new Error('not a canvas')
  const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
    data: new Uint8ClampedArray(),
  }
  let inked = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255 && (data[at] ?? 255) < 200) inked += 1
  }
  return inked / (data.length / 4)
}
