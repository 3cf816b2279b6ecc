import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import { type FaqDraft, faqDraft } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { lockFaq, placeOfFaq, storeFaqs } from './faq.repository.ts'
import type { Faq, KeptFaq } from './faq.ts'
import { settleMiss } from './robot-miss.repository.ts'

/** Where questions lie that the desk keeps. */
export const faqContentType: ContentType<FaqDraft> = {
  kind: 'faq',
  shape: faqDraft,
  titleOf: ({ question }) => question,
  async lock(db, id) {
    const faq = await lockFaq({ db }, id)
    return faq && { id, version: faq.version, draft: draftOf(faq) }
  },
  async store(db, { id, version, draft }) {
    const place = await placeOfFaq({ db }, id)
    await storeFaqs({ db }, [{ ...faqOf(id, draft), place, version }])
  },
  // One that somebody else has settled meanwhile does not keep the answer from being published.
  async answerMiss(db, missId, id) {
    await settleMiss({ db }, missId, { answeredBy: id })
  },
}

/** A draft as the robot knows questions. */
export function faqOf(
  id: string,
  { links, ...draft }: FaqDraft,
): Omit<KeptFaq, 'place' | 'version'> {
  return { ...draft, id, links: siteScreenList.filter(({ href }) => links.includes(href)) }
}

/** A question as the form of the desk knows it; a screen that is no longer there is left out. */
export function draftOf({ topic, question, variants, answer, links, isShown }: KeptFaq): FaqDraft {
  return {
    topic,
    question,
    variants: [...variants],
    answer,
    links: linkedScreens(links),
    isShown,
  }
}

function linkedScreens(links: Faq['links']): FaqDraft['links'] {
  return siteScreenList
    .map(({ href }) => href)
    .filter((href) => links.some((link) => link.href === href))
}
