import { type GenericSchema, is, lazy, type ObjectSchema, object } from 'valibot'

type Shape = ObjectSchema<
  { readonly kind: GenericSchema<string> } & Record<string, GenericSchema>,
  undefined
>

/**
 * One of several shapes, told apart by their `kind`. valibot's own `variant` tells them apart by any
 * number of fields, for which every first visit would pay 0.25 kB.
 */
export function byKind<const Shapes extends readonly [Shape, ...Shape[]]>(shapes: Shapes) {
  const schema = lazy((input): Shapes[number] => {
    const [first] = shapes
    // What is of no known kind is refused by the first one.
    return shapes.find(({ entries }) => is(object({ kind: entries.kind }), input)) ?? first
  })
  return { ...schema, shapes }
}
