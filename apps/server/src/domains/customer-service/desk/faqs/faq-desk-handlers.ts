import {
  type faqDeskCalls,
  faqDraft,
  type Miss,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandlers } from '../../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound } from '../../../../platform/calls/failure.ts'
import { daysAfter } from '../../../../platform/clock/clock.ts'
import { answerListVersions } from '../../../../platform/content/answer-list-versions.ts'
import { saveContent, savedFlat } from '../../../../platform/content/save-content.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { faqIndexOf, openFaqIndex } from '../../robot/faq-index.ts'
import { wantsPerson } from '../../robot/wants-person.ts'
import { readAnswerFigures } from '../../store/answer-day-figures.ts'
import { readFaqs } from '../../store/faq.repository.ts'
import type { Faq } from '../../store/faq.ts'
import { draftOf, faqContentType, faqOf } from '../../store/faq-content-type.ts'
import {
  countWaitingMisses,
  findMiss,
  joinMisses,
  readMisses,
  settleMiss,
} from '../../store/robot-miss.repository.ts'
import { missesOf } from './miss-of.ts'

const listedAtOnce = 100

export function faqDeskHandlers(
  services: CustomerServiceServices,
): DeskHandlers<typeof faqDeskCalls> {
  const { clock, db, faqs, keys, settings } = services
  return {
    async listFaqs() {
      const faqs = await readFaqs({ db })
      return { faqs: faqs.map((faq) => ({ id: faq.id, version: faq.version, ...draftOf(faq) })) }
    },
    async listAnswerFigures({ days, faqId }) {
      const to = clock.today()
      const from = daysAfter(to, 1 - days)
      return { figures: await readAnswerFigures({ db }, { from, to, faqId }) }
    },
    /** What asks the same is joined first, so that the answer settles all of it, whenever it is published. */
    async saveFaq({ edited, replaces, asDraft, missId, alikeIds, ...draft }, visit) {
      if (missId !== undefined) await joinMisses(visit, missId, alikeIds ?? [])
      const save = { edited, replaces, asDraft, draft, missId }
      return savedFlat(await saveContent(faqContentType, { clock, settings, visit }, save))
    },
    /** Asks an index of its own, in which the draft stands in the place of what it changes. */
    async tryFaq({ id, draft, asked }) {
      if (wantsPerson(asked)) return { kind: 'person' }
      const others = (await faqs.shown()).filter((faq) => faq.id !== id)
      const tried: Faq[] = draft.isShown ? [...others, faqOf(id ?? '', draft)] : others
      const reply = (await openFaqIndex(tried)).ask(asked)
      if (reply.kind === 'answer') {
        const { question, answer } = reply.faq
        return { kind: 'answer', question, answer }
      }
      return reply.kind === 'suggestions'
        ? { kind: 'suggestions', questions: reply.faqs.map(({ question }) => question) }
        : { kind: 'unknown' }
    },
    listFaqVersions: answerListVersions(services, 'faq', faqDraft),
    /** Customers type names and numbers of their own, so a reading leaves a trace. */
    async listMisses({ sortedBy }, { trace }) {
      const index = await faqIndexOf(await faqs.shown())
      const misses = missesOf(await readMisses({ db, keys }), index)
        .toSorted(sortedBy === 'newest' ? byTime : byCount)
        .slice(0, listedAtOnce)
      await trace({ event: 'misses-read', outcome: `${misses.length}` })
      return { misses }
    },
    /** With what asks the same: as it is first of them in the list, or with these where it is none of the first. */
    async readMiss({ id }, { trace }) {
      const miss = mustBeFound(await findMiss({ db, keys }, id))
      const others = (await readMisses({ db, keys })).filter((each) => each.id !== id)
      const index = await faqIndexOf(await faqs.shown())
      const [found] = missesOf([miss, ...others], index)
      if (found === undefined) throw nothingFound()
      await trace({ event: 'misses-read', objectId: id, outcome: '1' })
      const near = index.nearest(miss.text).map((faq) => ({ id: faq.id, question: faq.question }))
      return { ...found, near }
    },
    countMisses: async () => ({ waiting: await countWaitingMisses({ db }) }),
    async setMissAside({ id, alikeIds = [] }, { db, record }) {
      await joinMisses({ db }, id, alikeIds)
      const isThere = await settleMiss({ db }, id, { setAsideAt: clock.now() })
      if (!isThere) throw nothingFound()
      record({ event: 'miss-set-aside', objectId: id, outcome: 'done' })
      return {}
    },
  }
}

function byTime(one: Miss, other: Miss): number {
  return other.lastAt.localeCompare(one.lastAt)
}

function byCount(one: Miss, other: Miss): number {
  return other.times - one.times || byTime(one, other)
}
