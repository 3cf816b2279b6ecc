import { expect, type Locator, type Page } from '@playwright/test'
import { untilStored } from '../support/kept-draft.ts'
import { SignInPage } from '../support/sign-in-page.ts'
import { freshCode, memberOf, openDesk } from '../support/staff.ts'
import type { Tally } from './tally.ts'

/** Where something is written that is kept until it is sent. */
export interface DraftPlace {
  readonly name: string
  /** From any page of the desk to its field. */
  readonly open: (page: Page) => Promise<Locator>
}

interface Begun {
  readonly place: DraftPlace
  readonly words: string
}

/** As somebody who comes back to it from their day: what has changed meanwhile is read anew. */
export async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto('/desk/#/')
  // Two addresses at once are one to the page, which would stay as it was.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的一天')
  await page.goto(`/desk/#${path}`)
}

/** A member of staff at a computer of their own, through the hour. */
export class AtWork {
  readonly page: Page
  readonly account: string
  readonly name: string
  private readonly tally: Tally
  /** What they have begun and not sent, by the name of its place. */
  private readonly begun = new Map<string, Begun>()

  static async come(page: Page, account: string, tally: Tally): Promise<AtWork> {
    await openDesk(page, account)
    const { name } = await memberOf(page, account)
    return new AtWork(page, { account, name }, tally)
  }

  private constructor(
    page: Page,
    { account, name }: Pick<AtWork, 'account' | 'name'>,
    tally: Tally,
  ) {
    this.page = page
    this.account = account
    this.name = name
    this.tally = tally
  }

  /** Begins to write, and gets so far that it is stored. */
  async begin(place: DraftPlace, words: string): Promise<void> {
    await (await place.open(this.page)).fill(words)
    this.begun.set(place.name, { place, words })
    await untilStored(this.page)
  }

  /** It is sent, or is somewhere where they cannot go for now; answers what it said. */
  putAway({ name }: DraftPlace): string {
    const words = this.begun.get(name)?.words ?? ''
    this.begun.delete(name)
    return words
  }

  /** By the press that every form has which was begun before. */
  async giveUp(place: DraftPlace): Promise<void> {
    const field = await place.open(this.page)
    await this.page.getByRole('button', { name: '不要了，重新填' }).click()
    await expect(field).toHaveValue('')
    this.putAway(place)
    await untilStored(this.page)
  }

  /** What was put away for a while has to be there. */
  async findAgain(place: DraftPlace, words: string): Promise<void> {
    const begun = { place, words }
    this.begun.set(place.name, begun)
    await this.lookFor(begun)
  }

  /** In the midst of everything that they have begun. */
  async reload(): Promise<void> {
    await this.page.reload()
    this.tally.reloads += 1
    await this.isHere()
    await this.lookForAll()
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: '退出' }).click()
    await expect(new SignInPage(this.page).heading).toHaveText('登录')
    this.tally.signOuts += 1
  }

  /** Everything that they have begun has to be there. */
  async signIn(): Promise<void> {
    const entrance = new SignInPage(this.page)
    const { password } = await memberOf(this.page, this.account)
    await entrance.give(this.account, password)
    await expect(entrance.heading).toHaveText('输入动态码')
    await entrance.confirm(await freshCode(this.page, this.account))
    await this.isHere()
    await this.lookForAll()
  }

  private async isHere(): Promise<void> {
    await expect(this.page.getByRole('banner').getByText(this.name)).toBeVisible()
  }

  private async lookForAll(): Promise<void> {
    for (const begun of this.begun.values()) await this.lookFor(begun)
  }

  /** What is lost is counted, and the hour goes on. */
  private async lookFor({ place, words }: Begun): Promise<void> {
    this.tally.draftsLookedFor += 1
    try {
      await expect(await place.open(this.page)).toHaveValue(words)
    } catch (error) {
      this.tally.lostDrafts.push(`${this.account}, ${place.name}: ${String(error)}`)
    }
  }
}
