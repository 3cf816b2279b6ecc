import { array, object } from 'valibot'
import { contentVersion } from '../../desk/content-version.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { faqDraft } from './faq-draft.ts'

/** How a question was worded before, the newest first. */
export const listFaqVersions = defineDeskCall({
  path: '/customer-service/listFaqVersions',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: text(80, '问题编号') }),
  response: object({ versions: array(contentVersion(faqDraft)) }),
})
