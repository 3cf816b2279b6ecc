import { expect, type Page } from '@playwright/test'
import { ClaimDocuments } from '../pages/claim-documents.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { violations } from '../screens/violations.ts'
import { factsToTry } from '../support/demo.ts'
import { untilFileKept } from '../support/kept.ts'
import { noisyPhoto } from '../support/noisy-photo.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { hold } from '../support/wire.ts'

const pieceBytes = 256 * 1024

/** Lets so many pieces through, and then none until it is mended. */
async function breakAfter(page: Page, pieces: number) {
  const calls = '**/claims/sendDocumentPiece'
  let asked = 0
  let isMended = false
  await page.route(calls, (route) => {
    if (!isMended && asked >= pieces) return route.abort()
    asked += 1
    return route.continue()
  })
  return {
    asked: () => asked,
    mend: () => {
      isMended = true
    },
  }
}

test('a document goes on where its line broke, after a reload too, and what waits behind it is not lost', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await beginRouting(page)
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'waits for documents'))
  await query.found.first().click()
  const claim = await ClaimDocuments.openFrom(page)
  const document = await claim.firstNeeded()
  const buffer = await noisyPhoto(page)
  const pieces = Math.ceil(buffer.length / pieceBytes)
  expect(pieces).toBeGreaterThan(10)

  const line = await breakAfter(page, 5)
  const photo = { name: '材料.jpg', mimeType: 'image/jpeg', buffer }
  await claim.choose(document, photo, { ...photo, name: '第二张.jpg' })
  await expect(document.getByText('点按重试')).toHaveCount(2)
  expect(line.asked()).toBe(5)
  expect(await violations(page)).toEqual([])

  await test.step('the page is opened anew: both go on by themselves', async () => {
    await untilFileKept(page, 'documents-waiting')
    line.mend()
    await page.reload()
    await expect(document.getByText('已上传')).toHaveCount(2)
    await expect(document).toContainText('收到 2 份')
  })

  await test.step('none of what had arrived was sent again: each was asked for once more at most', () => {
    expect(line.asked()).toBeLessThanOrEqual(2 * pieces + 2)
  })

  await test.step('a page that is left goes on, and is found as far as it is by who comes back', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/sendDocument')) sent.push(request.url())
    })
    const letGo = await hold(page, '**/claims/sendDocument')
    await claim.choose(document, { ...photo, name: '第三张.jpg' })
    await expect.poll(() => sent.length).toBe(1)
    await page.goBack()
    await page.goForward()
    await expect(document.getByText(/^\d+%$/)).toHaveCount(1)
    letGo()
    await expect(document).toContainText('收到 3 份')
    expect(sent).toHaveLength(1)
  })

  await test.step('nothing is left to be sent', async () => {
    await page.reload()
    await expect(document).toContainText('收到 3 份')
    await expect(document.getByText('已上传')).toHaveCount(0)
    await expect(document.getByText('点按重试')).toHaveCount(0)
  })
})
