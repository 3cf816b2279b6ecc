import { expect, type Locator } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { violations } from '../screens/violations.ts'
import { mobileBehind } from '../support/demo.ts'
import { drawDot, drawName, drawStroke } from '../support/signature.ts'
import { test } from '../support/visitor.ts'

test('who agrees signs with a finger, keeps the file and knows by when the money comes', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'an amount was proposed, to be agreed to')
  await claim.todo.getByRole('link', { name: '去看金额' }).click()
  await claim.codeSheet.slide.passByFinger()
  await claim.codeSheet.typeCode()

  await test.step('each line says why it is so much', async () => {
    const lines = claim.card('怎么算的')
    await expect(lines).toContainText('按当地工时标准，3 小时')
    await expect(lines).toContainText('-40.00')
    await expect(claim.card('赔您多少')).toContainText('1,700.00')
    await expect(claim.card('赔您多少')).toContainText('示例银行（尾号 1017）')
  })

  await test.step('the sum is divided between two cards, to the fen', async () => {
    await page.getByRole('button', { name: '换卡' }).click()
    await page.getByRole('button', { name: '分到多个账户' }).click()
    const sheet = page.getByRole('dialog', { name: '分到多个账户' })
    const [first, second] = [1, 2].map((at) => sheet.getByRole('region', { name: `账户 ${at}` }))
    if (first === undefined || second === undefined) throw new Error('there are two accounts')
    await first.getByRole('textbox', { name: '户名' }).fill('ANNA MARIA SCHMIDT')
    await first.getByRole('textbox', { name: '银行卡号' }).fill('6222020200000000006')
    await first.getByRole('textbox', { name: '金额' }).fill('1000')
    await second.getByRole('textbox', { name: '银行卡号' }).fill('6222020000000000026')
    await second.getByRole('textbox', { name: '金额' }).fill('600')
    await sheet.getByRole('button', { name: '保存账户' }).click()
    await expect(second.getByText('各账户相加要等于 1700.00 元，还差 100.00 元')).toBeVisible()
    await second.getByRole('textbox', { name: '金额' }).fill('')
    await second.getByRole('button', { name: '填入剩下的 700.00' }).click()
    await sheet.getByRole('button', { name: '保存账户' }).click()
    await claim.codeSheet.sentWithoutSlide()
    await claim.codeSheet.typeLastCodeOf(2)
    const amount = claim.card('赔您多少')
    await expect(amount).toContainText('分到 2 个账户')
    await expect(amount).toContainText('700.00')
  })

  await test.step('a dot is nobody’s name', async () => {
    await page.getByRole('button', { name: '同意，去签字' }).click()
    const sheet = page.getByRole('dialog', { name: '签字' })
    const pad = sheet.getByRole('img', { name: /^签名区/ })
    await drawDot(pad)
    await sheet.getByRole('button', { name: '确认签字' }).click()
    await expect(sheet.getByText('签名太短，请在框里写上您的全名')).toBeVisible()
    await sheet.getByRole('button', { name: '重写' }).click()
    await drawStroke(pad, [
      [0.1, 0.2],
      [0.5, 0.3],
      [0.3, 0.8],
    ])
    await drawAtOnce(pad, [
      [0.6, 0.2],
      [0.7, 0.3],
      [0.9, 0.5],
    ])
    await expect(pad.locator('path')).toHaveAttribute(
      'd',
      /M(59|60)\d [\d.]+L(69|70)\d [\d.]+L(89|90)\d [\d.]+$/,
    )
    await sheet.getByRole('button', { name: '确认签字' }).click()
  })

  await test.step('the code says whose hand it was', async () => {
    await claim.codeSheet.sentWithoutSlide()
    await claim.codeSheet.typeLastCodeOf(3)
    const signed = claim.card('您已签字同意')
    await expect(signed).toContainText(/最晚 .+前付款/)
    const download = page.waitForEvent('download')
    await signed.getByRole('button', { name: '保存签好的文件' }).click()
    expect((await download).suggestedFilename()).toBe('赔付方案确认书.pdf')
  })

  await test.step('other accounts are asked for and signed, and what was signed holds', async () => {
    await page.getByRole('button', { name: '申请更改' }).click()
    const sheet = page.getByRole('dialog', { name: '更改收款账户' })
    await expect(sheet.getByRole('textbox', { name: '金额' })).toBeHidden()
    await sheet.getByRole('textbox', { name: '户名' }).fill('ANNA MARIA SCHMIDT')
    await sheet.getByRole('textbox', { name: '银行卡号' }).fill('6222020200000000006')
    await drawName(sheet.getByRole('img', { name: /^签名区/ }))
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: '签字并申请更改' }).click()
    await claim.codeSheet.sentWithoutSlide()
    await claim.codeSheet.typeLastCodeOf(4)
    await expect(claim.card('已申请更改收款账户')).toContainText('尾号 0006')
    await expect(claim.card('赔您多少')).toContainText('分到 2 个账户')
    await expect(page.getByRole('button', { name: '申请更改' })).toBeHidden()
    expect(await violations(page)).toEqual([])
  })

  await test.step('where nothing can be saved the file is read', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', {
        value: `${navigator.userAgent} MicroMessenger`,
      })
    })
    await page.reload()
    await claim.card('您已签字同意').getByRole('button', { name: '查看签好的文件' }).click()
    const sheet = page.getByRole('dialog', { name: '赔付方案确认书' })
    await expect(sheet.getByRole('document').or(sheet.locator('canvas')).first()).toBeVisible()
  })

  await page.reload()
  await expect(claim.card('您已签字同意')).toBeVisible()
  await expect(page.getByRole('button', { name: '同意，去签字' })).toBeHidden()
})

test('who objects signs what is wrong and follows it as a case with all that was said', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'a large amount to be signed for')
  await claim.todo.getByRole('link', { name: '去看金额' }).click()
  await claim.codeSheet.slide.passByFinger()
  await claim.codeSheet.typeCode()
  await page.getByRole('button', { name: '有异议' }).click()
  const sheet = page.getByRole('dialog', { name: '哪里不对？' })

  await test.step('neither words nor signature are left out', async () => {
    await sheet.getByRole('button', { name: '签字并提交异议' }).click()
    await expect(sheet.getByRole('textbox', { name: '异议内容' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    expect(await violations(page)).toEqual([])
  })

  await sheet.getByRole('textbox', { name: '异议内容' }).fill('少算了左后门的划痕')
  await drawName(sheet.getByRole('img', { name: /^签名区/ }))
  await sheet.getByRole('button', { name: '签字并提交异议' }).click()
  await claim.codeSheet.sentWithoutSlide()
  const mobile = await mobileBehind(page, await claim.codeSheet.maskedMobile())
  await claim.codeSheet.typeLastCodeOf(2)
  await expect(claim.card('您已提出异议')).toContainText(/申诉编号 TS\d+/)
  await expect(claim.card('您已提出异议')).toContainText(/最晚 .*日（周.）前答复/)

  await test.step('the case has what was objected, and its number is filled in', async () => {
    await page.getByRole('link', { name: '看申诉进度' }).click()
    await expect(page.getByRole('textbox', { name: '受理编号' })).toHaveValue(/\d+/)
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
    await page.getByRole('button', { name: '查看进度' }).click()
    await expect(page.getByRole('main')).toContainText('少算了左后门的划痕')
  })
})

/** A stroke so quick that nothing is drawn before it ends. */
async function drawAtOnce(pad: Locator, places: readonly (readonly [number, number])[]) {
  await pad.evaluate((svg, shares) => {
    const { left, top, width, height } = svg.getBoundingClientRect()
    const send = (type: string, [x, y]: readonly [number, number]) =>
      svg.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, isPrimary: true, pointerId: 1, button: 0 },
          ...{ clientX: left + x * width, clientY: top + y * height },
        }),
      )
    const first = shares[0] ?? [0, 0]
    send('pointerdown', first)
    for (const share of shares.slice(1)) send('pointermove', share)
    send('pointerup', shares.at(-1) ?? first)
  }, places)
}
