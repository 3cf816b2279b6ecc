import { integer, minValue, number, pipe } from 'valibot'

/** A version of the questions, as answers name it. */
export const questionsVersion = pipe(number(), integer(), minValue(1))
