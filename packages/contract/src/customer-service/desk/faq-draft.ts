import {
  array,
  boolean,
  check,
  type InferOutput,
  maxLength,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { siteScreenList } from '../../constants/site-screens.ts'
import { judged } from '../../rules/judged.ts'
import { text } from '../../rules/text.ts'

const answer = pipe(
  text(400, '回答'),
  judged((typed) =>
    /[{}]/.test(typed.replaceAll(/\{(?:hotline|brand)\}/g, ''))
      ? '花括号里只能写 {hotline}（客服电话）或 {brand}（公司名称）'
      : undefined,
  ),
)

/** Lines that hold nothing are no ways of asking. */
function withoutEmpty(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** What staff write of a question; `{hotline}` and `{brand}` in the answer stand for those of the insurer. */
export const faqDraft = object({
  topic: text(20, '主题'),
  question: text(60, '问题'),
  /** Other ways in which people ask it. */
  variants: pipe(
    array(string()),
    transform(withoutEmpty),
    array(text(60, '问法')),
    maxLength(12, '问法最多 12 种'),
    check((all) => new Set(all).size === all.length, '有两种问法一样，请删去一种'),
  ),
  answer,
  links: pipe(
    array(picklist(siteScreenList.map(({ href }) => href))),
    maxLength(2, '链接最多 2 个'),
  ),
  isShown: boolean(),
})
export type FaqDraft = InferOutput<typeof faqDraft>
