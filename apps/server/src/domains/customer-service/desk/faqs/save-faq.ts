import type { saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { saveContent, savedFlat } from '../../../../platform/content/save-content.ts'
import type { Services } from '../../../services.ts'
import { faqContentType } from '../../store/faq-content-type.ts'

export function answerSaveFaq({ clock, settings }: Services): DeskHandler<typeof saveFaq> {
  return async ({ edited, replaces, asDraft, missId, ...draft }, visit) => {
    const save = { edited, replaces, asDraft, draft, missId }
    return savedFlat(await saveContent(faqContentType, { clock, settings, visit }, save))
  }
}
