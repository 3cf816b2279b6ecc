import { expect, type Locator, type Page } from '@playwright/test'

/** What somebody at the desk does, counted: clicks, single keys, and characters of what a customer said. */
export class Hands {
  readonly page: Page
  private counted = { clicks: 0, keys: 0, typed: 0 }

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.counted.clicks += 1
  }

  /** Opening a list and choosing in it count as one. */
  async choose(list: Locator, label: string | { readonly index: number }): Promise<void> {
    await list.selectOption(typeof label === 'string' ? { label } : label)
    this.counted.clicks += 1
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.counted.keys += 1
  }

  /** Two keys that lead somewhere. */
  async pressAtOnce(...keys: readonly string[]): Promise<void> {
    await pressAtOnce(this.page, ...keys)
    this.counted.keys += keys.length
  }

  /** Where the focus is already. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused()
    await this.page.keyboard.type(text)
    this.counted.typed += text.length
  }

  /** After a click into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.counted.clicks += 1
    this.counted.typed += text.length
  }

  /** What was done since it was asked last. */
  done() {
    const { counted } = this
    this.counted = { clicks: 0, keys: 0, typed: 0 }
    return counted
  }
}

/** As quick as a hand presses them, however long the machine takes between them: they carry a time of their own. */
export async function pressAtOnce(page: Page, ...keys: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const timestamp = Date.now() / 1000
  for (const key of keys) {
    for (const type of ['keyDown', 'keyUp'] as const) {
      await devtools.send('Input.dispatchKeyEvent', { type, key, timestamp })
    }
  }
}
