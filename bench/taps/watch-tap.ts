import type { Page } from '@playwright/test'

/** One tap of a customer, as selectors, and the screen that it leads to. */
export interface Tap {
  readonly on: string
  /** The title of that screen. */
  readonly to: string
  /** What it shows only once it has its data. */
  readonly shows: string
}

/** From the finger to the paint that shows the next screen with its data, in milliseconds. */
export async function tapToScreen(page: Page, { on, to, shows }: Tap): Promise<number> {
  const target = page.locator(on).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(awaitScreen, { to, shows })
  await target.tap()
  return page.evaluate(() => Reflect.get(globalThis, 'nextScreen'))
}

/** Runs in the page. It names no function: a name given by the compiler would not exist there. */
function awaitScreen({ to, shows }: Pick<Tap, 'to' | 'shows'>): void {
  const shown = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        new MutationObserver((_changes, observer) => {
          const isThere = [...document.querySelectorAll(shows)].some((each) =>
            each.checkVisibility(),
          )
          if (document.title !== to || !isThere) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - timeStamp)
            port2.postMessage('')
          })
        }).observe(document, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
  Reflect.set(globalThis, 'nextScreen', shown)
}
