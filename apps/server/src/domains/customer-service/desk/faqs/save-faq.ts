import type { saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { saveContent, savedFlat } from '../../../../platform/content/save-content.ts'
import type { Services } from '../../../services.ts'
import { faqContentType } from '../../store/faq-content-type.ts'
import { settleMiss } from '../../store/robot-miss.repository.ts'

/** A miss that somebody else has settled meanwhile does not keep the answer from being saved. */
export function answerSaveFaq({ clock }: Services): DeskHandler<typeof saveFaq> {
  return async ({ edited, missId, ...draft }, visit) => {
    const saved = await saveContent(faqContentType, { clock, visit }, { edited, draft })
    if (saved.kind === 'saved' && missId !== undefined) {
      await settleMiss({ db: visit.db }, missId, { answeredBy: saved.kept.id })
    }
    return savedFlat(saved)
  }
}
