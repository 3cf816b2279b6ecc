import { urlOf } from '@ecenter/contract/call.ts'
import { querySupportProduct } from '@ecenter/contract/policies/find-car-policy.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import type { Browser, Response } from '@playwright/test'
import type { Answer } from './static-site.ts'

/** What the service answers our form, for the forms of the peers: the same bytes. */
export async function recordedAnswers(
  browser: Browser,
  url: string,
): Promise<Readonly<Record<string, Answer>>> {
  const page = await browser.newPage()
  try {
    const [city, picture] = await Promise.all([
      page.waitForResponse((response) => response.url().includes(urlOf(querySupportProduct))),
      page.waitForResponse((response) => response.url().includes(urlOf(createCode))),
      page.goto(url),
    ])
    return { '/city': await answerOf(city), '/image-code': await answerOf(picture) }
  } finally {
    await page.close()
  }
}

async function answerOf(response: Response): Promise<Answer> {
  return {
    type: response.headers()['content-type'] ?? 'application/octet-stream',
    body: await response.body(),
  }
}
