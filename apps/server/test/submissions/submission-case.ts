import type { Call } from '@ecenter/contract/call.ts'
import type { Tables } from '../../src/platform/database/tables.ts'
import type { TestService } from '../test-services.ts'
import type { Visitor } from '../visitor.ts'

/** Who tries a call, and where. */
export interface Trying {
  readonly service: TestService
  readonly visitor: Visitor
}

/** What is changed by a call, and a body that the visitor is ready to send. */
export interface SubmissionCase {
  readonly effects: readonly (keyof Tables)[]
  readonly traces: number
  ready(trying: Trying): Promise<unknown>
}

export type SubmissionCases = readonly (readonly [Call, SubmissionCase])[]

/** Takes one after the other for each service, which has a database of its own: files share this module. */
export function oneAfterTheOther<Item>(
  items: readonly Item[],
): (service: TestService) => Item | undefined {
  const taken = new WeakMap<TestService, number>()
  return (service) => {
    const at = taken.get(service) ?? 0
    taken.set(service, at + 1)
    return items[at]
  }
}

let phones = 7001

/** A phone that nobody had before. */
export function newPhone(): string {
  phones += 1
  return `1370000${phones}`
}
