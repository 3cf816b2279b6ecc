import { type RawCheckAction, rawCheck } from 'valibot'

/**
 * A field that may be left out unless `isNeeded` says so of what else was typed. It is told together with what else
 * is missing, so it looks at what is not whole, too.
 */
export function neededWhere<Input extends object>(
  field: NoInfer<keyof Input & string>,
  message: string,
  isNeeded: (typed: NoInfer<{ readonly [Name in keyof Input]?: unknown }>) => boolean,
): RawCheckAction<Input> {
  return rawCheck(({ dataset, addIssue }) => {
    const input = Object(dataset.value)
    if (input[field] !== undefined || !isNeeded(input)) return
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key: field, value: undefined }],
    })
  })
}
