import {
  faqDraft,
  type listFaqVersions,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { versionsAtDesk } from '../../../../platform/content/versions-at-desk.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'

export function answerListFaqVersions({
  db,
  keys,
}: CustomerServiceServices): DeskHandler<typeof listFaqVersions> {
  return async ({ id }) => ({ versions: await versionsAtDesk({ db, keys }, 'faq', id, faqDraft) })
}
