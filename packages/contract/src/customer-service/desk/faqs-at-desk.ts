import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  uuid,
} from 'valibot'
import { siteScreenList } from '../../constants/site-screens.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { contentVersion, draftWish, saved } from '../../desk/edited.ts'
import { byKind } from '../../rules/by-kind.ts'
import { version } from '../../rules/counts.ts'
import { judged } from '../../rules/judged.ts'
import { text } from '../../rules/text.ts'

const answer = pipe(
  text(400, '回答'),
  judged((typed) =>
    /[{}]/.test(typed.replaceAll(/\{(?:hotline|brand)\}/g, ''))
      ? '花括号里只能写 {hotline}（客服电话）或 {brand}（公司名称）'
      : undefined,
  ),
)

/** Lines that hold nothing are no ways of asking. */
function withoutEmpty(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** What staff write of a question; `{hotline}` and `{brand}` in the answer stand for those of the insurer. */
export const faqDraft = object({
  topic: text(20, '主题'),
  question: text(60, '问题'),
  /** Other ways in which people ask it. */
  variants: pipe(
    array(string()),
    transform(withoutEmpty),
    array(text(60, '问法')),
    maxLength(12, '问法最多 12 种'),
    check((all) => new Set(all).size === all.length, '有两种问法一样，请删去一种'),
  ),
  answer,
  links: pipe(
    array(picklist(siteScreenList.map(({ href }) => href))),
    maxLength(2, '链接最多 2 个'),
  ),
  isShown: boolean(),
})
export type FaqDraft = InferOutput<typeof faqDraft>

/** A question as the desk knows it. */
const deskFaq = object({
  id: string(),
  ...faqDraft.entries,
  /** Counts up with every change. */
  version: number(),
})
export type DeskFaq = InferOutput<typeof deskFaq>

/** How many questions that the robot could not answer nobody has looked at. */
export const countMisses = defineDeskCall({
  path: '/customer-service/countMisses',
  access: 'keep-faqs',
  response: object({ waiting: number() }),
})

/** How a question was worded before, the newest first. */
export const listFaqVersions = defineDeskCall({
  path: '/customer-service/listFaqVersions',
  access: 'keep-faqs',
  request: object({ id: text(80, '问题编号') }),
  response: object({ versions: array(contentVersion(faqDraft)) }),
})

const answerFigures = object({
  /** The question; of one question, a day. */
  of: string(),
  /** How often it was the robot's answer. */
  asked: number(),
  /** Customers said 有用, or 没用. */
  solved: number(),
  unsolved: number(),
  /** It was the last answer before a person was asked for. */
  handedOn: number(),
})
export type AnswerFigures = InferOutput<typeof answerFigures>

/** What became of each answer of the robot in the last days, or of one answer by day; as the days were counted. */
export const listAnswerFigures = defineDeskCall({
  path: '/customer-service/listAnswerFigures',
  access: 'keep-faqs',
  request: object({
    days: picklist([30, 90, 360]),
    faqId: optional(text(80, '问题编号')),
  }),
  response: object({ figures: array(answerFigures) }),
})

/** All frequent questions in their order, shown or not. */
export const listFaqs = defineDeskCall({
  path: '/customer-service/listFaqs',
  access: 'keep-faqs',
  response: object({ faqs: array(deskFaq) }),
})

/** What customers asked and the robot could not answer well. */
const miss = object({
  id: string(),
  /** In the customer's own words. */
  text: string(),
  reason: picklist(['unknown', 'unhelpful']),
  /** How often it was asked, in whatever words. */
  times: number(),
  /** `2026-11-16 08:30`, in the insurer's time. */
  lastAt: string(),
  /** The same in other words, by the robot's own way of comparing questions. */
  alike: array(object({ id: string(), text: string() })),
})
export type Miss = InferOutput<typeof miss>

/** What asks the same, which is settled together with it. */
const alikeIds = optional(pipe(array(pipe(string(), uuid())), maxLength(500, '一次最多 500 个')))

/** A hundred at most of what waits for an answer, the same in other words once. */
export const listMisses = defineDeskCall({
  path: '/customer-service/listMisses',
  access: 'keep-faqs',
  request: object({ sortedBy: picklist(['newest', 'most-often']) }),
  response: object({ misses: array(miss) }),
})

/** One of what waits for an answer, however many are newer. One that does not wait any more is 1007. */
export const readMiss = defineDeskCall({
  path: '/customer-service/readMiss',
  access: 'keep-faqs',
  request: object({ id: pipe(string(), uuid()) }),
  response: object({
    ...miss.entries,
    /** Known questions that come near, the nearest first: it may be one of them. */
    near: array(object({ id: string(), question: string() })),
  }),
})

/** Saves a question, new or changed; customers see it once it is published. One that is not there is 1007. */
export const saveFaq = defineDeskCall({
  path: '/customer-service/saveFaq',
  kind: 'submit',
  access: 'keep-faqs',
  request: object({
    /** What is edited; absent of a new one. */
    edited: optional(object({ id: text(80, '问题编号'), version })),
    ...draftWish,
    ...faqDraft.entries,
    /** What a customer asked in vain, which this answers. */
    missId: optional(pipe(string(), uuid())),
    alikeIds,
  }),
  response: saved(deskFaq),
})

/** Takes something off the list that needs no answer. One that is not there is 1007. */
export const setMissAside = defineDeskCall({
  path: '/customer-service/setMissAside',
  kind: 'submit',
  access: 'keep-faqs',
  request: object({ id: pipe(string(), uuid()), alikeIds }),
})

/** What the robot would say to a customer's words if this draft were saved. */
export const tryFaq = defineDeskCall({
  path: '/customer-service/tryFaq',
  access: 'keep-faqs',
  request: object({
    /** The question that is edited; absent of a new one. */
    id: optional(text(80, '问题编号')),
    draft: faqDraft,
    asked: text(200, '试问的话'),
  }),
  response: byKind([
    object({ kind: literal('answer'), question: string(), answer: string() }),
    object({ kind: literal('suggestions'), questions: array(string()) }),
    object({ kind: literal('unknown') }),
    /** The words ask for a person, who is called before any search. */
    object({ kind: literal('person') }),
  ]),
})

export const faqDeskCalls = {
  listFaqs,
  listAnswerFigures,
  saveFaq,
  tryFaq,
  listFaqVersions,
  listMisses,
  readMiss,
  countMisses,
  setMissAside,
}
