import { integer, number, pipe } from 'valibot'

/** An amount of money in fen (1/100 yuan), so that no fraction is ever lost. */
export const fen = pipe(number(), integer())
