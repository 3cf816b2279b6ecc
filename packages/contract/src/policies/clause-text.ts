import { array, type InferOutput, object, string } from 'valibot'

/** The wording of one set of clauses (条款). */
export const clauseText = object({
  code: string(),
  title: string(),
  chapters: array(object({ title: string(), paragraphs: array(string()) })),
})
export type ClauseText = InferOutput<typeof clauseText>
