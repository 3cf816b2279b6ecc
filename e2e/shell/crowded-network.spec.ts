import { urlOf } from '@ecenter/contract/call.ts'
import { workHeader } from '@ecenter/contract/envelope/work.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { expect } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { customerWithPassport } from '../support/people.ts'
import { test } from '../support/visitor.ts'

/** From then on each session of a network costs work. */
const sessionsBeforeWork = 1000
const atOnce = 20

/** As many visitors as that open the site from the network of this test, and leave. */
async function crowd(origin: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const head = { requestId: 'crowd', check: await checkOfNothing() }
  const body = JSON.stringify({ head, body: {} })
  const visit = () =>
    fetch(`${origin}${urlOf(openSession)}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
  for (let opened = 0; opened < sessionsBeforeWork; opened += atOnce) {
    const visits = await Promise.all(Array.from({ length: atOnce }, visit))
    expect(visits.map(({ status }) => status)).toEqual(Array.from({ length: atOnce }, () => 200))
  }
}

async function checkOfNothing(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('{}'))
  return Buffer.from(hash).toString('hex')
}

test('where very many come from one network a page works for its session, and its customer goes on', async ({
  page,
  baseURL,
  extraHTTPHeaders,
}) => {
  await crowd(baseURL ?? '', extraHTTPHeaders ?? {})
  const worked = page.waitForRequest((request) => workHeader in request.headers())
  const query = await CarPolicyQuery.open(page)
  expect((await (await worked).response())?.ok()).toBe(true)

  await query.plate.fill(customerWithPassport.licenseNo)
  await query.idNumber.fill(customerWithPassport.identifyNumber)
  await query.imageCode.type()
  await query.consent.check()
  await query.submit.click()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
