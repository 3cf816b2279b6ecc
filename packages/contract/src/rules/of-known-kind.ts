import {
  array,
  type GenericSchema,
  type InferInput,
  is,
  object,
  pipe,
  transform,
  unknown,
} from 'valibot'

type Shape = GenericSchema & { readonly entries: { readonly kind: GenericSchema<string> } }

/**
 * A list whose rows are told apart by their `kind`. Rows of a kind that is not known here are passed over: page and
 * service are not of one day while an update goes round. What is wrong in a row of a known kind is refused as ever.
 */
export function ofKnownKind<const Row extends Shape>(row: Row) {
  const { kind } = row.entries
  return pipe(
    array(unknown()),
    transform((rows) => rows.filter((each): each is InferInput<Row> => is(object({ kind }), each))),
    array(row),
  )
}
