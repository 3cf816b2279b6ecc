import type { TypedOf } from '@ecenter/contract/call.ts'
import type { checkCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { expect, type Page } from '@playwright/test'
import type { PolicyNumberFacts } from './people.ts'
import { visitBeganAt } from './visitor.ts'

interface CaptchaAnswers {
  readonly image?: string
  readonly slide?: TypedOf<typeof checkCaptcha>
}

interface Message {
  /** ISO 8601. */
  readonly at: string
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly code?: string
  readonly subject?: string
  readonly text?: string
  readonly attachments?: readonly {
    readonly name: string
    readonly bytes: number
    readonly url: string
  }[]
}

/** What a form asks for, by the names of its fields. */
export type Facts = Readonly<Record<string, string | undefined>>

interface IdentityToTry {
  readonly call: string
  readonly request: PolicyNumberFacts & Facts
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
  let codes: string[] = []
  await expect
    .poll(async () => {
      codes = await smsCodesSentTo(page, maskedMobile)
      return codes.length
    })
    .toBeGreaterThanOrEqual(count)
  return codes[0] ?? ''
}

/** The codes that a phone has got in this test, newest first; others may have used it before. */
export async function smsCodesSentTo(page: Page, maskedMobile: string): Promise<string[]> {
  const received = await sentTo(page, maskedMobile)
  return received.flatMap(({ code }) => code ?? [])
}

/** The whole number behind a mask, once something was sent to it in this test. */
export async function mobileBehind(page: Page, maskedMobile: string): Promise<string> {
  const [latest] = await sentTo(page, maskedMobile)
  if (latest === undefined) throw new Error(`nothing was sent to ${maskedMobile}`)
  return latest.to
}

async function sentTo(page: Page, maskedMobile: string): Promise<Message[]> {
  const [head = '', tail = ''] = maskedMobile.split('****')
  const messages = await outbox(page)
  return messages.filter(
    ({ at, to }) => Date.parse(at) >= visitBeganAt() && to.startsWith(head) && to.endsWith(tail),
  )
}

/** The last SMS to a phone that says this, once there is one: they leave in the background. */
export async function lastSmsTo(page: Page, mobile: string, words: string): Promise<string> {
  const told = async () =>
    (await outbox(page)).find(({ to, text = '' }) => to === mobile && text.includes(words))?.text
  await expect.poll(told).toBeDefined()
  return (await told()) ?? ''
}

/** The mails that went to an address, newest first, once there is one: they leave in the background. */
export async function mailsTo(page: Page, address: string): Promise<Message[]> {
  const sent = async () =>
    (await outbox(page)).filter(({ channel, to }) => channel === 'mail' && to === address)
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(0)
  return sent()
}

async function outbox(page: Page): Promise<Message[]> {
  return (await page.request.get('/dev/outbox.json')).json()
}

/** A policy's facts, by a word of what it shows: its number begins with the day of the demo. */
export async function policyToTry(page: Page, shows: string): Promise<PolicyNumberFacts> {
  return factsToTry(page, 'findByNumber', shows)
}

/** The facts that a call is tried with, by a word of what they show; `at`: not the first that do. */
export async function factsToTry(
  page: Page,
  call: string,
  shows: string,
  at = 0,
): Promise<PolicyNumberFacts & Facts> {
  const byFeature: Readonly<Record<string, readonly IdentityToTry[]>> = await (
    await page.request.get('/dev/demo.json')
  ).json()
  const found = Object.values(byFeature)
    .flat()
    .filter((each) => each.call.endsWith(`/${call}`) && each.shows.includes(shows))
    .at(at)
  if (found === undefined) throw new Error(`the demo has nothing to show ${shows}`)
  return found.request
}
