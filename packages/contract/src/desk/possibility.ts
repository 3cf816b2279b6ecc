import { boolean, type InferOutput, object, optional, string } from 'valibot'

/** Something that may be done: possible now, or why it is not. */
export const possibility = object({ isPossible: boolean(), why: optional(string()) })
export type Possibility = InferOutput<typeof possibility>
