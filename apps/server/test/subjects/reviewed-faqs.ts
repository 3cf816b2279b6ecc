import { publishContentDraft } from '@ecenter/contract/content/desk/content-at-desk.ts'
import {
  type FaqDraft,
  listFaqs,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { InferInput } from 'valibot'
import { beforeEach } from 'vitest'
import { minuteInChina, secondsAfter } from '../../src/platform/clock/clock.ts'
import { deskVisitor } from '../desk-visitor.ts'
import { serviceOfTests } from '../service-of-tests.ts'

type Desk = Awaited<ReturnType<typeof deskVisitor>>

export function faqDraft(question: string, answer = '可以，请先致电 {hotline}。'): FaqDraft {
  return { topic: '服务', question, variants: [], answer, links: [], isShown: true }
}

/** A service where what is written is published by a colleague, with two who write, new in each test. */
export function reviewedFaqs() {
  const service = serviceOfTests({ env: { CONTENT_REVIEW: 'on' } })
  const desks = {} as { author: Desk; reviewer: Desk }
  beforeEach(async () => {
    desks.author = await deskVisitor(service, ['content'])
    desks.reviewer = await deskVisitor(service, ['content'])
  })

  async function drafted(
    request: InferInput<(typeof saveFaq)['request']>,
    desk = desks.author,
  ): Promise<string> {
    const answer = await desk.get(saveFaq, request)
    if (answer.kind !== 'drafted') throw new Error(`it was ${answer.kind}`)
    return answer.draftId
  }

  return {
    service,
    desks,
    drafted,
    publish: (draftId: string, more: { liveVersion?: number; publishAt?: string } = {}) =>
      desks.reviewer.ask(publishContentDraft, { draftId, ...more }),
    async shown(question: string) {
      const { faqs } = await desks.author.get(listFaqs, {})
      return faqs.find((faq) => faq.question === question)
    },
    inMinutes: (minutes: number) =>
      minuteInChina(secondsAfter(service.clock.now(), minutes * 60)).replace(' ', 'T'),
  }
}
