import { expect, type Page } from '@playwright/test'
import type { PolicyNumberFacts } from './people.ts'

interface CaptchaAnswers {
  readonly image?: string
  readonly slide?: { readonly x: number }
}

interface Message {
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly code?: string
  readonly subject?: string
  readonly attachments?: readonly {
    readonly name: string
    readonly bytes: number
    readonly url: string
  }[]
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

/**
 * The code that the demo's phone got last; the page knows its number by the mask alone. Messages
 * leave in the background, so who waits for a second one says so.
 */
export async function smsCodeSentTo(page: Page, maskedMobile: string, count = 1): Promise<string> {
  const [head = '', tail = ''] = maskedMobile.split('****')
  let codes: string[] = []
  await expect
    .poll(async () => {
      const messages = await outbox(page)
      const received = messages.filter(({ to }) => to.startsWith(head) && to.endsWith(tail))
      codes = received.flatMap(({ code }) => code ?? [])
      return codes.length
    })
    .toBeGreaterThanOrEqual(count)
  return codes[0] ?? ''
}

/** The mails that went to an address, newest first, once there is one: they leave in the background. */
export async function mailsTo(page: Page, address: string): Promise<Message[]> {
  const sent = async () =>
    (await outbox(page)).filter(({ channel, to }) => channel === 'mail' && to === address)
  await expect.poll(async () => (await sent()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return sent()
}

async function outbox(page: Page): Promise<Message[]> {
  return (await page.request.get('/dev/outbox.json')).json()
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
