import { randomUUID } from 'node:crypto'
import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { confirmCode, readMe, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { type Cookie, expect, type Page } from '@playwright/test'

/** Somebody of the demo's desk, as `/dev/staff.json` tells of them. */
export interface StaffToTry {
  readonly account: string
  readonly name: string
  readonly password: string
  /** What their app shows now; who has not joined one yet has none. */
  readonly code?: string
}

/** A code is good once, so whoever has signed in stays so for the tests that follow. */
const keptCookies = new Map<string, readonly Cookie[]>()
const usedCodes = new Map<string, string>()

/** Opens a page of the desk as this member of staff, without the form of the sign-in page. */
export async function openDesk(page: Page, account: string, path = '/'): Promise<void> {
  await page.context().addCookies(keptCookies.get(account) ?? [])
  await page.goto(`/desk/#${path}`)
  if ((await ask(page, readMe, {})) === undefined) await begin(page, account)
  await page.reload()
  await expect(
    page.getByRole('banner').getByText((await memberOf(page, account)).name),
  ).toBeVisible()
  // Once it tells its own title its keys act too.
  await expect(page).not.toHaveTitle(/^(工作台|正在打开)/)
}

async function begin(page: Page, account: string): Promise<void> {
  const { password } = await memberOf(page, account)
  expect(await ask(page, signIn, { account, password })).toMatchObject({ next: 'code' })
  expect(await ask(page, confirmCode, { code: await freshCode(page, account) })).toBeDefined()
  keptCookies.set(account, await page.context().cookies())
}

/** A call of the desk from its own page; undefined when it is refused. */
export async function ask<C extends DeskCall>(
  page: Page,
  call: C,
  request: TypedOf<C>,
): Promise<ResponseOf<C> | undefined> {
  const answer = await page.request.post(deskUrlOf(call), {
    data: request,
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': randomUUID() },
  })
  const { body } = await answer.json()
  return body.common.resultCode === resultCodes.success ? body : undefined
}

export async function memberOf(page: Page, account: string): Promise<StaffToTry> {
  let staff: StaffToTry[] = []
  // A service that has a lot to do sends some away, and the next one may be let in.
  await expect(async () => {
    const answer = await page.request.get('/dev/staff.json')
    expect(answer.ok()).toBe(true)
    ;({ staff } = await answer.json())
  }).toPass()
  const found = staff.find((each) => each.account === account)
  if (found === undefined) throw new Error(`the demo's desk has no ${account}`)
  return found
}

/** A code of the app that these tests have not used yet: the next one comes within half a minute. */
export async function freshCode(page: Page, account: string): Promise<string> {
  const used = usedCodes.get(account)
  let code = ''
  await expect
    .poll(
      async () => {
        code = (await memberOf(page, account)).code ?? ''
        return code !== '' && code !== used
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  usedCodes.set(account, code)
  return code
}
