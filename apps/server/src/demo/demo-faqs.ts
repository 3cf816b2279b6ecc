import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq, FaqLink, KeptFaq } from '../domains/customer-service/store/faq.ts'
import { readTexts } from './data/read-data.ts'

let faqs: readonly KeptFaq[] | undefined

/** What the demo insurer is asked, and answers: a file a topic. */
export function demoFaqs(): readonly KeptFaq[] {
  faqs ??= readTexts('faqs')
    .flatMap(faqsOf)
    .map((faq, place) => ({ ...faq, place, isShown: true, version: 1 }))
  return faqs
}

/** Each is a heading with its id, other ways of asking as a list, the answer, and links below it. */
function faqsOf(text: string): (Faq & { readonly topic: string })[] {
  const [heading = '', ...entries] = text.trim().split('\n\n## ')
  const topic = heading.replace('# ', '')
  return entries.map((entry) => {
    const [asked = '', variants = '', answer = '', links = ''] = entry.split('\n\n')
    const [, question = '', id = ''] = /^(.+) \{#(.+)\}$/.exec(asked) ?? []
    return {
      topic,
      id,
      question,
      variants: variants.split('\n').map((variant) => variant.replace('- ', '')),
      answer,
      links: [...links.matchAll(/\]\((.+)\)/g)].map(([, href]) => linkTo(href)),
    }
  })
}

function linkTo(href: string | undefined): FaqLink {
  const screen = siteScreenList.find((each) => each.href === href)
  if (screen === undefined) throw new Error(`no screen ${href}`)
  return screen
}
