import { createServer } from 'node:http'
import { expect, type Locator } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { PersonProof } from '../pages/person-proof.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { Verification } from '../pages/verification.ts'
import { customerWithoutStory, fatherWhoPaid } from '../support/people.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { stopTime } from '../support/stop-time.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { answerNever, loseAnswer } from '../support/wire.ts'

const lookup = '**/ecenter/policy/policy/wapCarProperty'
const slideCall = '**/ecenter/*/captcha/checkCaptcha'
const sendCall = '**/ecenter/wp/policy/getCentPhoneCode'
const codeCall = '**/ecenter/wp/verification/checkSMSCode'
const sessionCall = '**/ecenter/wp/uuid/uuid'
const startCall = '**/person/startProof'
const fileCall = '**/ecenter/wp/electronic/downloadPolicy'

const noNetwork = '网络不通，请检查网络后再试。'
/** What nobody's network is to blame for. */
const isSlow = '系统繁忙，暂时没有回应，请稍后再试。'

test('a lost connection is told as such, and the next try goes through', async ({ page }) => {
  await page.route(lookup, (route) => route.abort(), { times: 1 })
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  await query.submit.click()
  await expect(page.getByRole('alertdialog')).toContainText(noNetwork)
  await page.getByRole('button', { name: '知道了' }).click()
  // Its picture is another one now.
  await expect(query.imageCode.field).toHaveValue('')
  await expect(query.idNumber).toHaveValue(fatherWhoPaid.identifyNumber)

  await query.askAs(fatherWhoPaid)
})

test('on the way to a policy every answer may be lost once: to the slide, to the sending, to the code', async ({
  page,
}) => {
  await beginRouting(page)
  const detail = await PolicyDetail.askFor(page, customerWithoutStory)
  const { codeSheet } = detail
  const sheet = page.getByRole('dialog', { name: '短信验证' })
  await loseAnswer(page, slideCall)
  await loseAnswer(page, sendCall)
  await loseAnswer(page, codeCall)

  await test.step('the slide was right, so it is not done again', async () => {
    await codeSheet.slide.passByFinger()
    await tryAgain(sheet)
  })
  await test.step('a code is on its way, so no second one is asked for', async () => {
    await tryAgain(sheet)
    await expect(codeSheet.sentTo).toBeVisible()
  })
  await test.step('the same code, which is used up, still opens the policy', async () => {
    await codeSheet.typeCode()
    await expect(codeSheet.code).toHaveAccessibleDescription(noNetwork)
    await sheet.getByRole('button', { name: '确认' }).click()
    await detail.isShown()
  })
})

test('a lookup that is not answered is given up after 15 seconds, and the next one goes through', async ({
  page,
}) => {
  await beginRouting(page)
  await page.clock.install()
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  await answerNever(page, lookup)
  await stopTime(page)
  await query.submit.click()

  const dialog = page.getByRole('alertdialog')
  await expect(page.getByRole('button', { name: '正在查询…' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByRole('button', { name: '正在查询…' })).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(dialog).toContainText(`${isSlow}您填写的内容还在。`)
  await page.clock.resume()
  await dialog.getByRole('button', { name: '知道了' }).click()
  await page.unroute(lookup)
  await query.askAs(fatherWhoPaid)
})

test('a form without codes is tried again from the word that nobody answered', async ({ page }) => {
  await beginRouting(page)
  await page.clock.install()
  await page.goto('/#/proof')
  const proof = new PersonProof(page)
  await answerNever(page, startCall)
  const isSent = page.waitForRequest(startCall)
  await proof.phone.fill('13700009405')
  await proof.send.click()
  await isSent
  await page.clock.fastForward('00:16')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`${isSlow}您填写的内容还在。`)
  await page.unroute(startCall)
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(proof.code).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('an answer that begins and never ends is given up too', async ({ page }) => {
  await beginRouting(page)
  await page.clock.install()
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  const half = await serveHalfAnswers()
  await page.route(lookup, (route) => route.continue({ url: half.url }))
  await query.submit.click()

  await half.hasBegun
  await page.clock.fastForward('00:16')
  await expect(page.getByRole('alertdialog')).toContainText(isSlow)
  half.close()
})

test('a session that was asked for in vain holds nothing back for ever', async ({ page }) => {
  await page.clock.install()
  await page.route(sessionCall, () => undefined, { times: 1 })
  const isAsked = page.waitForRequest(sessionCall)
  const query = await CarPolicyQuery.open(page)
  await isAsked
  await expect(query.imageCode.picture).toHaveCount(0)
  await page.clock.fastForward('00:16')
  await query.askAs(fatherWhoPaid)
})

test('a document that does not come is waited for a minute, a file to be checked too', async ({
  page,
}) => {
  await page.clock.install()
  await answerNever(page, fileCall)
  const isAsked = page.waitForRequest(fileCall)
  await page.goto('/#/pdf?handle=AbCdEfGhIjKlMnOpQrStUv&kind=commercial')
  await isAsked
  await page.clock.fastForward('00:40')
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(page.getByText(isSlow)).toHaveCount(0)
  await page.clock.fastForward('00:21')
  await expect(page.getByText(isSlow)).toBeVisible()
  await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()

  await answerNever(page, '**/verifyFile')
  const verification = await Verification.open(page)
  const isSent = page.waitForRequest('**/verifyFile')
  await verification.check(smallPdf(1))
  await isSent
  await page.clock.fastForward('01:01')
  await verification.says('暂时查不了')
  await expect(page.getByRole('alert')).toContainText(isSlow)
})

async function tryAgain(sheet: Locator): Promise<void> {
  await expect(sheet.getByRole('alert')).toContainText(noNetwork)
  await sheet.getByRole('button', { name: '再试一次' }).click()
}

async function serveHalfAnswers() {
  const server = createServer()
  const hasBegun = new Promise<void>((resolve) => {
    server.on('request', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"head":', () => resolve())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    hasBegun,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
