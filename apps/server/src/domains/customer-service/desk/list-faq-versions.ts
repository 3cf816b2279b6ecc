import { faqDraft } from '@ecenter/contract/customer-service/desk/faq-draft.ts'
import type { listFaqVersions } from '@ecenter/contract/customer-service/desk/list-faq-versions.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { toldVersions } from '../../../platform/content/told-versions.ts'

export function answerListFaqVersions({ db, keys }: Parts): DeskHandler<typeof listFaqVersions> {
  return async ({ id }) => ({ versions: await toldVersions({ db, keys }, 'faq', id, faqDraft) })
}
