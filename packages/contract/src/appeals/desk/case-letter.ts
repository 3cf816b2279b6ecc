import { check, pipe } from 'valibot'
import { text } from '../../rules/text.ts'

/** How long an answer letter may be. */
export const letterAtMost = 2000

/** What a template leaves for staff to write. */
const blank = /【请填写[^】]*】/g

/** The blanks of a letter that nobody filled yet, in their order. */
export function blanksIn(letter: string): readonly string[] {
  return letter.match(blank) ?? []
}

/** A letter that may leave: nothing in it is left to be filled. */
export const caseLetter = pipe(
  text(letterAtMost, '答复内容'),
  check(
    (letter) => blanksIn(letter).length === 0,
    ({ input }) => `还有没填的地方：${blanksIn(input).join('、')}`,
  ),
)
