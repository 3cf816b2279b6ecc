import type { ContentKind } from '@ecenter/contract/content/desk/content-at-desk.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { announcementContentType } from '../../activities/desk/announcement-content-type.ts'
import { faqContentType } from '../../customer-service/store/faq-content-type.ts'
import { outletContentType } from '../../outlets/store/outlet-content-type.ts'
import { questionnaireContentType } from '../../questionnaires/desk/questionnaire-content-type.ts'

const contentTypes = {
  faq: faqContentType,
  outlet: outletContentType,
  announcement: announcementContentType,
  questionnaire: questionnaireContentType,
}

/** Where content of this kind lies. What it holds is between it and the drafts of its own kind. */
export function contentTypeOf(kind: ContentKind): ContentType<unknown> {
  return contentTypes[kind] as unknown as ContentType<unknown>
}
