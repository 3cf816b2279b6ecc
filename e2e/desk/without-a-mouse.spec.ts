import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/desk-test.ts'
import { Hands } from './support/hands.ts'
import { openDesk } from './support/staff.ts'

const phone = '13400004001'

test('from the search to a customer, to a note of the call and back to the search: without a mouse', async ({
  page,
}) => {
  const hands = new Hands(page)
  await openDesk(page, 'agent3')
  await page.keyboard.press('/')
  const words = page.getByRole('textbox', { name: '客户的号码' })
  const because = page.getByRole('button', { name: '客户来电' })
  await expect(because.or(words)).toBeVisible()
  if (await because.isVisible()) {
    await tabTo(page, because)
    await page.keyboard.press('Enter')
  }
  await hands.type(words, phone)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: '查到的客户' }).getByRole('link', { name: '罗**' })
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: '开始通话' }))
  await page.keyboard.press('Enter')
  const kind = page.getByRole('combobox', { name: '办的什么事' })
  await tabTo(page, kind)
  await page.keyboard.press('ArrowDown')
  await expect(kind).not.toHaveValue('')
  const note = page.getByRole('textbox', { name: '小结' })
  await tabTo(page, note)
  await hands.type(note, '问保费到期日')
  const keep = page.getByRole('button', { name: '保存小结' })
  await tabTo(page, keep)
  await page.keyboard.press('Enter')
  await expect(page.getByText('小结已保存')).toBeVisible()
  // The call ends with its note.
  await expect(page.getByRole('button', { name: '开始通话' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('heading', { name: '查找客户' })).toBeVisible()
  await expect(words).toBeFocused()
})

/** By Tab alone, and not by more of them than there is on a page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
