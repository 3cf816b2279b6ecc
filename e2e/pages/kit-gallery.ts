import { expect, type Locator, type Page } from '@playwright/test'
import { Fingers } from '../support/fingers.ts'

/** `/dev/kit`: every widget in its states. */
export class KitGallery {
  readonly page: Page
  readonly fingers: Fingers

  private constructor(page: Page, fingers: Fingers) {
    this.page = page
    this.fingers = fingers
  }

  static async open(page: Page): Promise<KitGallery> {
    await page.goto('/dev/kit')
    await expect(page.getByRole('heading', { name: '组件一览' }).first()).toBeVisible()
    return new KitGallery(page, await Fingers.on(page))
  }

  /** The gallery at the card of a widget, and a finger to touch it. */
  static async openCard(page: Page, title: string) {
    const gallery = await KitGallery.open(page)
    return { card: await gallery.card(title), fingers: gallery.fingers }
  }

  /** The card of a widget, in the middle of the screen: no finger reaches what the header covers. */
  async card(title: string): Promise<Locator> {
    const card = this.page.getByRole('region', { name: title, exact: true })
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    return card
  }

  /** The sheet that a button of the gallery opens. */
  async openSheet(button: string, name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: button }).click()
    const sheet = this.page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    // It slides in; where it stands is known once it stands.
    await sheet.evaluate((opened) =>
      Promise.allSettled(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    return sheet
  }
}
