import { test as base } from '@playwright/test'

let visitors = 0
let visitBegan = 0

/** When the test under way began, in milliseconds since 1970; one worker runs one at a time. */
export function visitBeganAt(): number {
  return visitBegan
}

/**
 * A test whose visitor comes from a network address of their own: the service limits what one
 * address may ask and send, and all tests run on one machine.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1
    visitBegan = Date.now()
    const address = `10.${workerIndex % 256}.${visitors >> 8}.${visitors % 256}`
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },
})
