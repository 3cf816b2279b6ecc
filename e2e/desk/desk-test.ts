import { test as ofVisitors } from '../visitor.ts'

/** The smallest desktop and the tablet that the desk is made for. */
export const desktop = { width: 1280, height: 800 }
export const tablet = { width: 820, height: 1180 }

/** A test at the desk: a computer of an office instead of a customer's phone. */
export const test = ofVisitors.extend({
  viewport: desktop,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  // Begun with the page: what is asked right after its first route begins may pass that by.
  page: async ({ page }, use) => {
    await page.route('**/nothing-is-asked-here', (route) => route.fallback())
    await use(page)
  },
})
