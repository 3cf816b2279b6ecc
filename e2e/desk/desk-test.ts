import { beginRouting, test as ofVisitors } from '../visitor.ts'

/** The smallest desktop and the tablet that the desk is made for. */
export const desktop = { width: 1280, height: 800 }
export const tablet = { width: 820, height: 1180 }

/** A test at the desk: a computer of an office instead of a customer's phone. */
export const test = ofVisitors.extend({
  viewport: desktop,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  page: async ({ page }, use) => {
    await beginRouting(page)
    await use(page)
  },
})
