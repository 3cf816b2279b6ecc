import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { Fingers, type Place } from '../support/fingers.ts'
import { textOf } from '../support/read.ts'

type TwoFingers = readonly [Place, Place]

/** 电子保单: the sheet that asks whose document, and the document with its buttons. */
export class PolicyDocument {
  readonly page: Page
  readonly choice: Locator
  readonly pages: Locator
  readonly larger: Locator
  readonly smaller: Locator
  readonly largeType: Locator
  readonly asPrinted: Locator
  readonly save: Locator
  readonly mail: Locator
  readonly more: Locator

  /** A document that the service did not make: nobody has to prove anything to see it. */
  static async openFile(page: Page, file: Buffer, kind = 'commercial'): Promise<PolicyDocument> {
    await page.route('**/ecenter/wp/electronic/downloadPolicy', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: file }),
    )
    await page.goto(`/#/pdf?handle=AbCdEfGhIjKlMnOpQrStUv&kind=${kind}`)
    return new PolicyDocument(page)
  }

  constructor(page: Page) {
    this.page = page
    this.choice = page.getByRole('dialog', { name: '选择保单' })
    this.pages = page.getByRole('img', { name: /^电子保单，第/ })
    this.larger = page.getByRole('button', { name: '放大' })
    this.smaller = page.getByRole('button', { name: '缩小' })
    this.largeType = page.getByRole('button', { name: '大字阅读' })
    this.asPrinted = page.getByRole('button', { name: '看原页' })
    this.save = page.getByRole('button', { name: '保存' })
    this.mail = page.getByRole('button', { name: '发到邮箱' })
    this.more = page.getByRole('button', { name: '更多' })
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

  /** What the save button hands to the browser. */
  async saved(): Promise<Buffer> {
    const download = this.page.waitForEvent('download')
    await this.save.click()
    return readFile(await (await download).path())
  }

  /** What the QR leads to; it is printed beside it, too. */
  async printedVerifyAddress(): Promise<string> {
    await this.largeType.click()
    const text = this.page.getByText(/#\/verify\?code=/).first()
    const [address] = /http\S+\/#\/verify\?code=[\w-]+/.exec(await textOf(text)) ?? []
    if (address === undefined) throw new Error('the document names no address to check it')
    return address
  }

  /** Where on the first page, as shares of it, a point of the screen lies. */
  async placeOnFirstPage({ x, y }: Place) {
    const box = await this.pages.first().boundingBox()
    if (box === null) throw new Error('the first page is not there')
    return { x: (x - box.x) / box.width, y: (y - box.y) / box.height, width: box.width }
  }

  async pinch(from: TwoFingers, to: TwoFingers): Promise<void> {
    const fingers = await Fingers.on(this.page)
    const [[one, other], [lastOne, lastOther]] = [from, to]
    await fingers.down(one, other)
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await fingers.move(between(one, lastOne, share), between(other, lastOther, share))
    }
    await fingers.up()
  }

  /** Two fingers move apart and leave before a busy phone has drawn any of it. */
  async pinchAtOnce(): Promise<void> {
    await this.pages.first().evaluate((page) => {
      const tell = (type: string, places: readonly number[]) => {
        const touches = places.map(
          (clientX, identifier) => new Touch({ identifier, target: page, clientX, clientY: 300 }),
        )
        page.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
      }
      tell('touchstart', [150, 210])
      tell('touchmove', [130, 230])
      tell('touchmove', [100, 260])
      tell('touchend', [])
    })
  }

  /** Pixels that the first page is drawn with for each that it takes, across. */
  async sharpness(): Promise<number> {
    return this.pages
      .first()
      .evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement
          ? canvas.width / canvas.getBoundingClientRect().width
          : Number.NaN,
      )
  }

  /** The pages that hold pixels, counted from 1. */
  async drawnPages(): Promise<number[]> {
    const widths = await this.pages.evaluateAll((canvases) =>
      canvases.map((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0)),
    )
    return widths.flatMap((width, at) => (width > 0 ? [at + 1] : []))
  }

  /** How much of a page is printed on, from 0 to 1; waits until something is. */
  async inkOf(number: number): Promise<number> {
    return inkIn(this.pages.nth(number - 1))
  }

  async inkOfMark(): Promise<number> {
    return inkIn(this.page.getByRole('img', { name: /^交强险标志，第 1 页/ }))
  }
}

/** How much of a drawn page is printed on, from 0 to 1; waits until something is. */
export async function inkIn(canvas: Locator): Promise<number> {
  await expect(canvas).toBeVisible()
  let ink = 0
  await expect
    .poll(async () => {
      ink = await canvas.evaluate(shareOfInk)
      return ink
    })
    .toBeGreaterThan(0)
  return ink
}

function between(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function shareOfInk(element: HTMLElement | SVGElement): number {
  if (!(element instanceof HTMLCanvasElement)) throw new Error('not a canvas')
  if (element.width === 0) return 0
  const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
    data: new Uint8ClampedArray(),
  }
  let inked = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255 && (data[at] ?? 255) < 200) inked += 1
  }
  return inked / (data.length / 4)
}
