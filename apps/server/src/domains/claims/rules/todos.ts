import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import type { OfferFacts } from './money/offer-facts.ts'
import type { Timeline } from './timeline.ts'

type Todo = ClaimProgress['todos'][number]

/** What the customer has to do now, so that the claim goes on. */
export function todosOf(
  timeline: Timeline,
  hotline: string,
  offer?: Pick<OfferFacts, 'answerBy'>,
): Todo[] {
  if (timeline.end !== undefined) return []
  return [
    ...(timeline.documents === 'asked' ? [aboutDocuments(timeline, hotline)] : []),
    ...(timeline.isAgreementAsked ? [aboutAgreement(hotline, offer)] : []),
    ...(timeline.isOfferOver ? [aboutOfferThatIsOver(hotline)] : []),
  ]
}

/** Where more was asked for after all had come, and not said what, the list shows nothing to send. */
function aboutDocuments(timeline: Timeline, hotline: string): Todo {
  const isAnyNamed = [...timeline.namedDocuments.values()].some((since) => since !== undefined)
  if (timeline.haveDocumentsCome && !isAnyNamed) {
    return {
      kind: 'talk-to-us',
      title: '补充理赔材料',
      text: `还需要补充材料，请等待来电，或拨打 ${hotline} 问清要补哪些。`,
    }
  }
  return {
    kind: 'send-documents',
    title: '提交理赔材料',
    text: '请按清单提交材料，可以直接拍照上传。材料收齐得越早，核定得越早。',
    dueOn: timeline.documentsDueOn,
  }
}

/** An offer is answered here; without one somebody calls. */
function aboutAgreement(hotline: string, offer: Pick<OfferFacts, 'answerBy'> | undefined): Todo {
  if (offer !== undefined) {
    return {
      kind: 'answer-offer',
      title: '看金额，签字',
      text: '赔付方案已拟好。同意就签字，不同意可以提异议。',
      dueOn: offer.answerBy,
    }
  }
  return {
    kind: 'talk-to-us',
    title: '确认赔付方案',
    text: `赔付方案已拟好，请等待来电，或拨打 ${hotline} 与我们确认。`,
  }
}

function aboutOfferThatIsOver(hotline: string): Todo {
  return {
    kind: 'talk-to-us',
    title: '赔付方案过了签字日期',
    text: `还没有签字，在这里不能再签。请拨打 ${hotline} 继续办理。`,
  }
}
