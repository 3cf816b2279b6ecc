import type { GenericSchema, ObjectSchema } from 'valibot'
import { byField } from './by-field.ts'

type Shape = ObjectSchema<
  { readonly kind: GenericSchema<string> } & Record<string, GenericSchema>,
  undefined
>

/** One of several shapes, told apart by their `kind`. */
export function byKind<const Shapes extends readonly [Shape, ...Shape[]]>(shapes: Shapes) {
  return byField('kind', shapes)
}
