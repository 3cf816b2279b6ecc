import { integer, minValue, number, object, optional, pipe, string, uuid } from 'valibot'

/** The state that an edit began from; a save of another one is refused. */
export const stateOfEdit = pipe(number(), integer(), minValue(1))

/** What is edited; absent of something new. */
export const edited = optional(object({ id: pipe(string(), uuid()), version: stateOfEdit }))
