import { countMisses } from './count-misses.ts'
import { listFaqVersions } from './list-faq-versions.ts'
import { listFaqs } from './list-faqs.ts'
import { listMisses } from './list-misses.ts'
import { readMiss } from './read-miss.ts'
import { saveFaq } from './save-faq.ts'
import { setMissAside } from './set-miss-aside.ts'
import { tryFaq } from './try-faq.ts'

export const faqDeskCalls = {
  listFaqs,
  saveFaq,
  tryFaq,
  listFaqVersions,
  listMisses,
  readMiss,
  countMisses,
  setMissAside,
}
