import type { FaqDraft, Miss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'

const variantsAtMost = 12
const charactersAtMost = 60

type Asked = Pick<Miss, 'text' | 'alike'>
type Written = Pick<FaqDraft, 'question' | 'variants'>

/** As customers put it, each way once; the most frequent is first. */
export function wordsOf({ text, alike }: Asked): string[] {
  return [...new Set([text, ...alike.map((each) => each.text)])]
}

/** A question with as many of these words as it takes; `leftOut` tells of the others. */
export function withWords(variants: readonly string[], miss: Asked): string[] {
  const fitting = wordsOf(miss).filter((text) => !isLong(text))
  return [...new Set([...variants, ...fitting])].slice(0, variantsAtMost)
}

/** Why the robot will not know the question by these words, as it is written now; undefined where it will. */
export function leftOut(text: string, { question, variants }: Written): string | undefined {
  if ([question, ...variants].some((line) => line.trim() === text.trim())) return undefined
  if (isLong(text)) return `超过 ${charactersAtMost} 个字，没有放进问法；请改短后再填`
  const count = variants.filter((line) => line.trim() !== '').length
  if (count >= variantsAtMost) return `问法已满 ${variantsAtMost} 种，没有放进`
  return '没有放进问法'
}

function isLong(text: string): boolean {
  return [...text].length > charactersAtMost
}
