import { expect, type Page } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { test } from '../support/visitor.ts'

test('a photo that is taken back while it is made ready is not sent, and the next one is', async ({
  page,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/userFile')) sent += 1
  })
  const chat = await Chat.open(page)
  const photo = { mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
  const openPictures = await holdOpeningOfPictures(page)
  await chat.sendFile({ ...photo, name: '发错的照片.jpg' })
  await chat.log.getByRole('button', { name: /^删除.*发错的照片/ }).click()
  await chat.sendFile({ ...photo, name: '对的照片.jpg' })
  await openPictures()
  const arrived = chat.log.getByRole('img', { name: /^图片/ })
  await expect(arrived).toHaveCount(1)
  await page.reload()
  await expect(arrived).toHaveCount(1)
  expect(sent).toBe(1)
})

/** A slow phone: it opens no picture until the function that comes back is called. */
async function holdOpeningOfPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const open = createImageBitmap
    const mayOpen = new Promise<void>((resolve) => Reflect.set(globalThis, 'openPictures', resolve))
    globalThis.createImageBitmap = async (...given: [ImageBitmapSource]) => {
      await mayOpen
      return open(...given)
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'openPictures')())
}
