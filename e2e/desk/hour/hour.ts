import type { Browser } from '@playwright/test'
import type { AtWork } from './at-work.ts'
import { Customer, type Person } from './customer.ts'
import type { Tally } from './tally.ts'

/** Those who prove who they are or where they are called. */
export interface People {
  readonly claimant: Person
  readonly proving: Person
  readonly complainer: Pick<Person, 'mobile'>
}

/** Who is at work in it, and who has come. */
export class Hour {
  readonly browser: Browser
  readonly tally: Tally
  readonly team: Readonly<Record<'one' | 'other' | 'handler' | 'supervisor', AtWork>>
  readonly people: People
  private readonly here = new Map<string, Customer>()

  constructor({
    browser,
    tally,
    team,
    people,
  }: Pick<Hour, 'browser' | 'tally' | 'team' | 'people'>) {
    this.browser = browser
    this.tally = tally
    this.team = team
    this.people = people
  }

  /** Somebody comes whom nobody has seen in this hour. */
  async comes(name: string): Promise<Customer> {
    const address = `10.91.0.${this.here.size + 1}`
    const customer = await Customer.come(this.browser, { name, address }, this.tally)
    this.here.set(name, customer)
    return customer
  }

  /** Somebody who has come in a scene before. */
  customer(name: string): Customer {
    const found = this.here.get(name)
    if (found === undefined) throw new Error(`${name} has not come`)
    return found
  }
}

export type Scene = (hour: Hour) => Promise<void>
