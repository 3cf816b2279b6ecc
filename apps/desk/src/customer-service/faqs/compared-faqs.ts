import type { FaqDraft } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { ComparedField } from '../../kit/Comparison.tsx'

/** What two people wrote of one question, field by field. */
export function comparedFaqs(mine: FaqDraft, theirs: FaqDraft): ComparedField[] {
  const of = (name: string, textOf: (draft: FaqDraft) => string) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  return [
    of('主题', ({ topic }) => topic),
    of('问题', ({ question }) => question),
    of('其他问法', ({ variants }) => variants.join('\n')),
    of('回答', ({ answer }) => answer),
    of('相关页面', ({ links }) => links.join('、')),
    of('给客户使用', ({ isShown }) => (isShown ? '是' : '否')),
  ]
}
