import type { CustomerThing, ThingKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { Choice } from '../../kit/fields/choice.ts'

/** What of a customer may be put into a field: nothing that is masked. */
export function shownOf(value: string | undefined): string {
  return value === undefined || value.includes('*') ? '' : value
}

/** What stands for a field that is left empty: the service knows it, staff need not. */
export function onFileHint(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `不填就用留存的 ${value}。`
}

/** The numbers of a kind that the caller has proven to be theirs, to choose from. */
export function numbersOf(
  customer: DeskCustomer | undefined,
  kind: Extract<ThingKind, 'claim' | 'policy'>,
): readonly Choice<string>[] {
  const things = [
    ...(customer?.policies ?? []),
    ...(customer?.waiting ?? []),
    ...(customer?.timeline ?? []),
  ]
  const numbers = new Map(
    things
      .filter((thing) => thing.kind === kind)
      .flatMap(({ number, title, plate }: CustomerThing) =>
        number === undefined || number.includes('*')
          ? []
          : [[number, [title, shownOf(plate), number].filter(Boolean).join(' ')] as const],
      ),
  )
  return [...numbers].map(([value, label]) => ({ value, label }))
}

/** The one that stands there already where nothing else could be meant; staff may choose otherwise. */
export function onlyOf(known: readonly Choice<string>[]): string {
  const [only, ...others] = known
  return only === undefined || others.length > 0 ? '' : only.value
}

/** The cars that the caller has proven to be theirs, by their policies. */
export function carsOf(customer: DeskCustomer | undefined): readonly Choice<string>[] {
  return (customer?.policies ?? []).flatMap(({ thingId, plate, number, title }) =>
    plate === undefined || plate.includes('*') || number === undefined || number.includes('*')
      ? []
      : [{ value: thingId, label: `${plate} ${title}` }],
  )
}
