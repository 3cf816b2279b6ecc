import { expect, type Locator } from '@playwright/test'
import type { Tally } from './tally.ts'

export interface GuardedAct {
  readonly name: string
  /** All that one does up to the question. */
  readonly press: () => Promise<void>
  /** What is asked, and shown before it is done. */
  readonly question: Locator
  readonly shows?: string | RegExp
  /** As no. */
  readonly sayNo: () => Promise<void>
  readonly sayYes: () => Promise<void>
  /** What would be different if it were done. */
  readonly state: () => Promise<unknown>
}

/** Does an act that asks first: once with a no, which has to leave everything as it was, then with a yes. */
export async function doGuarded(tally: Tally, act: GuardedAct): Promise<void> {
  const { name, press, question, shows = /\S/, sayNo, sayYes, state } = act
  const before = await state()
  const isAsBefore = async () => JSON.stringify(await state()) === JSON.stringify(before)
  await press()
  await expect(question, name).toContainText(shows)
  const isUndoneWhileAsked = await isAsBefore()
  await sayNo()
  await expect(question, name).toBeHidden()
  if (!isUndoneWhileAsked || !(await isAsBefore())) tally.unconfirmed.push(name)
  tally.guardedActs.push(name)

  await press()
  await expect(question, name).toContainText(shows)
  await sayYes()
  await expect(question, name).toBeHidden()
  await expect.poll(isAsBefore, name).toBe(false)
}
