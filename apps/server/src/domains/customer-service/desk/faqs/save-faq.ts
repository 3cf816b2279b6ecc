import type { saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { saveContent, savedFlat } from '../../../../platform/content/save-content.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { faqContentType } from '../../store/faq-content-type.ts'
import { joinMisses } from '../../store/robot-miss.repository.ts'

/** What asks the same is joined first, so that the answer settles all of it, whenever it is published. */
export function answerSaveFaq({
  clock,
  settings,
}: CustomerServiceServices): DeskHandler<typeof saveFaq> {
  return async ({ edited, replaces, asDraft, missId, alikeIds, ...draft }, visit) => {
    if (missId !== undefined) await joinMisses(visit, missId, alikeIds ?? [])
    const save = { edited, replaces, asDraft, draft, missId }
    return savedFlat(await saveContent(faqContentType, { clock, settings, visit }, save))
  }
}
