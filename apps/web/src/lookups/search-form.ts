import type { Query, TypedOf } from '@ecenter/contract/call.ts'

/** What the customer types into a field, which decides its keyboard and how much of it there may be. */
export type Writing = 'number' | 'id' | 'id-tail' | 'name' | 'mobile' | 'plate'

export interface SearchField<Name extends string = string> {
  /** As in the request and in the store (specification, section 3). */
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly writing: Writing
  /** Narrows what is found, and may be left empty. */
  readonly isOptional?: boolean
}

/** The fields of a store that hold what was typed. */
export type TextName<Store> = {
  [Name in keyof Store]: Store[Name] extends string ? Name : never
}[keyof Store] &
  string

/** One way to what a form finds: what the customer has at hand, and the call that is asked with it. */
export interface SearchForm<Name extends string = string> {
  /** On its tile. */
  readonly label: string
  /** On its tile, small. */
  readonly note?: string
  readonly call: Query
  readonly fields: readonly SearchField<Name>[]
  /** Shown when the service asks for it, because the other facts fit several people. */
  readonly oneMore?: SearchField<Name>
  /** Asked with what the fields hold. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Whoever asks about a child has to be its guardian. */
  readonly isAboutMinor?: boolean
  /** A slide captcha comes before the answer, and no image code with the question. */
  readonly isSlideGuarded?: boolean
}

/** Checks at compile time that the call asks for these fields. */
export function searchForm<C extends Query, Name extends Extract<keyof TypedOf<C>, string>>(
  call: C,
  rest: Omit<SearchForm<Name>, 'call'>,
): SearchForm<Name> {
  return { call, ...rest }
}
