import { type Browser, expect, type Page } from '@playwright/test'
import { Chat } from '../../pages/chat.ts'
import { provePerson } from '../../person/prove.ts'
import type { Tally } from './tally.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

export interface Person {
  readonly mobile: string
  readonly idNumber: string
}

/** Somebody who wants something of the insurer within the hour, at a phone and in a network of their own. */
export class Customer {
  readonly page: Page
  readonly chat: Chat
  readonly name: string
  /** What they came with. */
  words = ''
  /** Their conversation, once somebody has taken it. */
  chatId = ''
  /** Their complaint, once it is found at the desk. */
  caseId = ''
  private readonly tally: Tally

  /** From now on they count: without an answer or a place the hour has failed them. */
  static async come(
    browser: Browser,
    { name, address }: { readonly name: string; readonly address: string },
    tally: Tally,
  ): Promise<Customer> {
    const context = await browser.newContext({
      ...phone,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    tally.fates.set(name, undefined)
    return new Customer(await context.newPage(), name, tally)
  }

  private constructor(page: Page, name: string, tally: Tally) {
    this.page = page
    this.chat = new Chat(page)
    this.name = name
    this.tally = tally
  }

  async prove(person: Person): Promise<void> {
    await this.page.goto('/#/home')
    await provePerson(this.page, person)
  }

  /** Says what it is about, asks for a person, and is told where they stand. */
  async askForPerson(words: string): Promise<void> {
    await Chat.open(this.page)
    this.words = words
    await this.chat.say(words)
    await this.chat.askPerson.click()
    await this.isToldPlace()
  }

  async isToldPlace(place = /您排在第 \d+ 位/): Promise<void> {
    await expect(this.chat.said(place).first(), this.name).toBeVisible()
    this.tally.fates.set(this.name, 'waiting')
  }

  /** Once more or for the first time. */
  async hears(words: string): Promise<void> {
    await expect(this.chat.said(words).first(), this.name).toBeVisible()
    this.tally.fates.set(this.name, 'answered')
  }

  async waitsNoLonger(): Promise<void> {
    await this.page.getByRole('button', { name: '取消等待' }).click()
    await expect(this.chat.said(/已取消等待/)).toBeVisible()
    this.tally.fates.set(this.name, 'gone')
  }

  /** Has ended it themselves, and reads so. */
  async hasEnded(): Promise<void> {
    await expect(this.page.getByRole('button', { name: '再次咨询' })).toBeVisible()
    this.tally.fates.set(this.name, 'gone')
  }

  async leave(): Promise<void> {
    await this.page.context().close()
  }
}
