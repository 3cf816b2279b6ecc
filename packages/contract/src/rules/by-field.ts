import { is, lazy, type ObjectEntries, type ObjectSchema, object } from 'valibot'

type Shape = ObjectSchema<ObjectEntries, undefined>

/**
 * One of several shapes, told apart by one field. valibot's own `variant` tells them apart by any
 * number of fields, for which every first visit would pay 0.25 kB.
 */
export function byField<const Shapes extends readonly [Shape, ...Shape[]]>(
  name: string,
  shapes: Shapes,
) {
  const schema = lazy((input): Shapes[number] => {
    const [first] = shapes
    // What is of no known shape is refused by the first one.
    return shapes.find(({ entries }) => isOf(name, entries, input)) ?? first
  })
  return { ...schema, shapes }
}

function isOf(name: string, { [name]: told }: ObjectEntries, input: unknown): boolean {
  return told !== undefined && is(object({ [name]: told }), input)
}

/** Whether a name, if it is asked about, comes with the fact that says whose it is. */
export function isTogether(name: string | undefined, fact: string | undefined): boolean {
  return name === undefined || fact !== undefined
}
