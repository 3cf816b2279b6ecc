import { findCase, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { nameCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { expect } from '@playwright/test'
import { AppealForm } from '../../pages/appeal-form.ts'
import { ask } from '../support/staff.ts'
import { type AtWork, type DraftPlace, openAnew } from './at-work.ts'
import { choose } from './chats.ts'
import { doGuarded } from './guarded-act.ts'
import type { Scene } from './hour.ts'

/** A form over the page of a case, which a button of it opens. */
function inCase(caseId: string, button: string, field: string): DraftPlace {
  return {
    name: `${button} of ${caseId}`,
    async open(page) {
      await openAnew(page, `/case?id=${caseId}`)
      await page.getByRole('button', { name: button, exact: true }).click()
      return page.getByRole('dialog').getByRole('textbox', { name: field })
    },
  }
}

async function caseFor({ page }: AtWork, caseId: string) {
  const { version, handlerName, answer } = (await ask(page, readCase, { caseId })) ?? {}
  return { version, handlerName, answer }
}

/** An answer that the robot would give, begun between two customers and left for later. */
const newAnswer: DraftPlace = {
  name: 'a new answer of the robot',
  async open(page) {
    await page.goto('/desk/#/faqs')
    await page.getByRole('link', { name: '新增问题' }).click()
    return page.getByRole('main').getByRole('textbox').first()
  },
}

/** The supervisor gives it to the handler, who calls back, and writes down what was said. */
export const complaintComes: Scene = async (hour) => {
  const { tally } = hour
  const { handler, supervisor } = hour.team
  const complainer = await hour.comes('complainer')
  const form = await AppealForm.open(complainer.page)
  await form.complain()
  await form.fill({ phoneNumber: hour.people.complainer.mobile, content: '查勘员迟到了两个小时。' })
  await form.sendWithCode()
  const caseNo = await form.caseNumber()
  await complainer.page.getByRole('link', { name: '查看进度' }).click()
  await complainer.page.getByRole('button', { name: '查看进度' }).click()
  await expect(complainer.page.getByRole('heading', { name: '专人回电' })).toBeVisible()

  const { page } = supervisor
  await page.goto('/desk/#/')
  await supervisor.begin(newAnswer, '查勘员迟到了怎么办？')
  const caseId = (await ask(page, findCase, { caseNo }))?.caseId ?? ''
  complainer.caseId = caseId
  await supervisor.reload()
  await page.goto(`/desk/#/case?id=${caseId}`)
  const giving = page.getByRole('dialog', { name: '分给同事' })
  await doGuarded(tally, {
    name: 'give a case to a colleague',
    press: () => page.getByRole('button', { name: '分给同事' }).click(),
    question: giving,
    shows: '分派不改变期限',
    sayNo: () => giving.getByRole('button', { name: '取消' }).click(),
    async sayYes() {
      await choose(giving.getByRole('combobox', { name: '分给' }), handler)
      await giving.getByRole('button', { name: '分给这位同事' }).click()
    },
    state: () => caseFor(supervisor, caseId),
  })

  const call = inCase(caseId, '记录回电', '通话记录')
  await handler.begin(call, '客户要求道歉，等书面答复。')
  await handler.reload()
  const noting = handler.page.getByRole('dialog')
  handler.putAway(call)
  await noting.getByRole('button', { name: '保存' }).click()
  await expect(handler.page.getByText('内部记录：客户要求道歉，等书面答复。')).toBeVisible()
}

/** Begun, found after two reloads and a sign-out, looked at as its customer will, and only then sent. */
export const letterIsSent: Scene = async (hour) => {
  const { supervisor } = hour.team
  const complainer = hour.customer('complainer')
  const { page } = supervisor
  const { caseId } = complainer
  // The page that has stood open since it was given away is refused as old: it is opened anew.
  await openAnew(page, `/case?id=${caseId}`)
  await expect(page.getByText('内部记录：客户要求道歉，等书面答复。')).toBeVisible()
  await page.getByRole('button', { name: '接过来办理' }).click()
  await expect(page.getByText('已由您办理。')).toBeVisible()
  const { version = 0 } = await caseFor(supervisor, caseId)
  const facts = { cause: 'claim-speed', product: 'commercial' } as const
  expect(await ask(page, nameCase, { caseId, version, ...facts })).toBeDefined()
  const letter = inCase(caseId, '写答复', '答复内容')
  const words = '查勘员当天处理上一起事故，没有提前告诉您，我们向您道歉。'
  await supervisor.begin(letter, words)
  await supervisor.reload()
  // Nothing behind an open dialog is pressed.
  await page.keyboard.press('Escape')
  await supervisor.signOut()
  await supervisor.signIn()
  await supervisor.reload()
  supervisor.putAway(letter)
  await page.keyboard.press('Escape')
  const preview = page.getByRole('region', { name: '答复预览' })
  await doGuarded(hour.tally, {
    name: 'send a letter',
    async press() {
      await page.getByRole('button', { name: '写答复', exact: true }).click()
      await page.getByRole('button', { name: '预览' }).click()
    },
    question: preview,
    shows: words,
    sayNo: () => page.keyboard.press('Escape'),
    sayYes: () => page.getByRole('button', { name: '发给客户' }).click(),
    state: () => caseFor(supervisor, caseId),
  })
  await expect(complainer.page.getByRole('region', { name: '处理结果' })).toContainText(words)
  hour.tally.fates.set(complainer.name, 'answered')
  await complainer.leave()
  await supervisor.giveUp(newAnswer)
}
