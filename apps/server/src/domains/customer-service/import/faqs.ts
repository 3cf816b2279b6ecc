import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import { type FaqDraft, faqDraft } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { description, type InferOutput, optional, pipe, regex, strictObject, string } from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { yesOrNo } from '../../../imports/row-rules.ts'
import {
  type ContentFromCore,
  saveContentFromCore,
} from '../../../platform/content/save-content-from-core.ts'
import { faqContentType } from '../store/faq-content-type.ts'

const { topic, question, variants, answer, links } = faqDraft.entries

const faqRow = strictObject({
  id: pipe(
    string(),
    regex(/^[a-z\d][a-z\d-]{0,59}$/, 'is not up to 60 small letters, digits and dashes'),
    description('tells the question from all others, however it is worded'),
  ),
  topic: pipe(topic, description('what it is about, in Chinese')),
  question: pipe(question, description('the question as it is shown')),
  variants: optional(
    pipe(variants, description('other ways in which people ask it, at most 12: `["…"]`')),
    [],
  ),
  answer: pipe(
    answer,
    description('the answer; `{hotline}` and `{brand}` stand for those of the insurer'),
  ),
  links: optional(
    pipe(
      links,
      description(
        `screens where it can be done, at most two: \`["…"]\` of ${siteScreenList.map(({ href }) => href).join(', ')}`,
      ),
    ),
    [],
  ),
  isShown: optional(
    yesOrNo(
      'false hides it from customers; without it the desk has the say, and a new one is shown',
    ),
  ),
})
type Row = InferOutput<typeof faqRow>

export const faqs: ImportKind<Row, ContentFromCore<FaqDraft>> = {
  name: 'faqs',
  words:
    'A frequent question with its answer. The desk may change it too, and knows each version of both.',
  schema: faqRow,
  keyOf: ({ id }) => id,
  keyColumn: 'id',
  referenceErrors: async () => new Map(),
  prepare: (_, { id, isShown, ...draft }) => ({ id, draft, isShown }),
  async store({ db, clock }, rows) {
    const at = clock.now()
    for (const row of rows) await saveContentFromCore(faqContentType, { db, at }, row)
  },
}
