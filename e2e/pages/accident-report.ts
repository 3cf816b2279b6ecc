import { expect, type Page } from '@playwright/test'
import { CodeSheet } from './code-sheet.ts'

/** The first three questions, in as many presses as they take; the place is written. */
export async function tellUpToPhotos(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /没有人受伤/ }).click()
  await expect(page.getByRole('heading', { name: '在哪里出的事？' })).toBeVisible()
  await page.getByRole('textbox', { name: '地点' }).fill(words)
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('button', { name: '追尾' }).click()
  await expect(page.getByRole('heading', { name: '拍几张照片' })).toBeVisible()
}

/** The last page, for who has proven nothing: sends it by a code to their phone. */
export async function sendWithCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '同意并发送报案' }).click()
  const code = new CodeSheet(page)
  await code.untilSent()
  await code.typeCode()
  await expect(page.getByRole('heading', { name: '已收到报案' })).toBeVisible()
}
