import { expect, type Locator } from '@playwright/test'

/**
 * What it says. Not `innerText`: of what the browser has yet to paint, or leaves out below the fold,
 * that is empty, so a test would go on with nothing in its hands.
 */
export async function textOf(locator: Locator): Promise<string> {
  await expect(locator).toHaveText(/\S/)
  return (await locator.textContent()) ?? ''
}

/** What the field holds, once it holds anything. */
export async function heldBy(field: Locator): Promise<string> {
  await expect(field).toHaveValue(/\S/)
  return field.inputValue()
}
