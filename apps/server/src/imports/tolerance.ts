import type { BaseIssue, Config, GenericSchema, InferOutput, OutputDataset } from 'valibot'

/**
 * A fault in some fields does not reject the row: a policy is not lost because a landline stands where a mobile
 * number belongs. The schema marks these fields. Rows of calls are judged so, whose answer names what was not used;
 * rows of files are not.
 */
interface Tolerance extends Config<BaseIssue<unknown>> {
  readonly isTolerant?: boolean
}

/** Judges a value by a schema, taking what its soft fields forgive. */
export function parseTolerantly<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): OutputDataset<InferOutput<Schema>, BaseIssue<unknown>> {
  const tolerance: Tolerance = { isTolerant: true }
  return schema['~run']({ value }, tolerance) as OutputDataset<
    InferOutput<Schema>,
    BaseIssue<unknown>
  >
}

/** Of an optional field: what is no such value is left out, as if it were not told. */
export function orLeftOut<Schema extends GenericSchema>(schema: Schema): Schema {
  return forgiving(schema, () => ({ value: undefined }))
}

/** Of a field that the row needs: what is no such value is taken for `instead`, where that has something. */
export function orInstead<Schema extends GenericSchema<unknown, string>>(
  schema: Schema,
  instead: (told: unknown) => string | undefined,
): Schema {
  return forgiving(schema, (told) => {
    const value = instead(told)
    return value === undefined ? undefined : { value }
  })
}

const soft = new WeakSet<GenericSchema>()

/** Whether a fault of the field leaves the row good. */
export function isSoft(schema: GenericSchema): boolean {
  return soft.has(schema)
}

/** The same schema in all that it says of itself. */
function forgiving<Schema extends GenericSchema>(
  schema: Schema,
  forgive: (told: unknown) => { readonly value: unknown } | undefined,
): Schema {
  const run: GenericSchema['~run'] = (dataset, config: Tolerance) => {
    const told = dataset.value
    const judged = schema['~run'](dataset, config)
    const forgiven = judged.issues && config.isTolerant === true ? forgive(told) : undefined
    return forgiven === undefined ? judged : { typed: true, value: forgiven.value }
  }
  const softened = { ...schema, '~run': run }
  soft.add(softened)
  return softened
}
