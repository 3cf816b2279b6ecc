import { expect, type Page } from '@playwright/test'
import type { PolicyNumberFacts } from './people.ts'

interface CaptchaAnswers {
  readonly image?: string
  readonly slide?: { readonly x: number }
}

interface Message {
  readonly to: string
  readonly code?: string
}

interface IdentityToTry {
  readonly call: string
  readonly request: PolicyNumberFacts
  readonly shows: string
}

/** What the pictures that this visitor has open want to hear. */
export async function captchaAnswers(page: Page): Promise<CaptchaAnswers> {
  return (await page.request.get('/dev/captcha.json')).json()
}

/** The code that the demo's phone got; the page knows its number by the mask alone. */
export async function smsCodeSentTo(page: Page, maskedMobile: string): Promise<string> {
  const [head = '', tail = ''] = maskedMobile.split('****')
  let code: string | undefined
  await expect
    .poll(async () => {
      const messages: Message[] = await (await page.request.get('/dev/outbox.json')).json()
      code = messages.find(({ to }) => to.startsWith(head) && to.endsWith(tail))?.code
      return code
    })
    .toBeDefined()
  return code ?? ''
}

/** A policy's facts, by a word of what it shows: its number begins with the day of the demo. */
export async function policyToTry(page: Page, shows: string): Promise<PolicyNumberFacts> {
  const { policies }: { policies: readonly IdentityToTry[] } = await (
    await page.request.get('/dev/demo.json')
  ).json()
  const found = policies.find(
    (each) => each.call === 'self/policies/findByNumber' && each.shows.includes(shows),
  )
  if (found === undefined) throw new Error(`the demo has no policy to show ${shows}`)
  return found.request
}
