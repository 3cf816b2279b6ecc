import type { SharedThing } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { maskIdNumber, maskMobile } from '../../../platform/mask/mask.ts'

type FactGroup = SharedThing['groups'][number]

/** Facts under a title; those that are not there are left out. */
export function factGroup(
  title: string,
  facts: Readonly<Record<string, string | undefined>>,
): FactGroup {
  return {
    title,
    facts: Object.entries(facts).flatMap(([label, value]) =>
      value === undefined || value === '' ? [] : [{ label, value }],
    ),
  }
}

/** Who somebody is, as far as one has to know to talk to them: what proves it stays masked. */
export function personFacts(
  who: string,
  person: {
    readonly name: string
    readonly idNumber: string
    readonly mobile?: string | undefined
  },
): Record<string, string | undefined> {
  return {
    [who]: person.name,
    [`${who}证件`]: maskIdNumber(person.idNumber),
    [`${who}手机`]: person.mobile && maskMobile(person.mobile),
  }
}
