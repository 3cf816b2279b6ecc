import { array, parse } from 'valibot'
import { type Question, question } from '../question.ts'

/** Whether customers are asked the same; then answers to both stand together. */
export function areSameQuestions(one: readonly Question[], other: readonly Question[]): boolean {
  return textOf(one) === textOf(other)
}

/** The schema writes every field in the same order, whatever the database or a form did to it. */
function textOf(questions: readonly Question[]): string {
  return JSON.stringify(parse(array(question), questions))
}
