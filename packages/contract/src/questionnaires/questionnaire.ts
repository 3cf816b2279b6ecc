import {
  array,
  boolean,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { channels } from '../constants/channels.ts'
import { byField } from '../rules/by-field.ts'
import { version } from '../rules/counts.ts'
import { entryId } from '../rules/entry-id.ts'
import { mobile } from '../rules/people/mobile.ts'
import { chosenAnswers, question } from './question.ts'

/** Through which link or poster, and in which channel, a questionnaire was reached. */
const askedWhere = {
  entryId: optional(entryId),
  channelType: optional(picklist(channels), 'web'),
}

/** A UUID. Our own pattern: valibot's would lie in what every first visit loads. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const questionnaireId = pipe(string(), regex(uuid, '问卷编号有误'))

/** Whether a questionnaire is open for this entry and channel, and if not, why. */
export const queryActivitySwitch = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryActivitySwitch',
  level: 'open',
  isPublic: true,
  request: object(askedWhere),
  response: byField('isOpen', [
    object({
      isOpen: literal(true),
      questionnaireId,
      title: string(),
      /** The last day that it can be answered, an ISO date. */
      until: string(),
    }),
    object({
      isOpen: literal(false),
      reason: picklist(['none', 'not-yet', 'over']),
      /** Of the one that is open soon, or was open last. */
      title: optional(string()),
      /** The first day of one that is open soon, an ISO date. */
      from: optional(string()),
      /** The last day of one that is over, an ISO date. */
      until: optional(string()),
    }),
  ]),
})

/** Whether the visitor’s own phone has answered already. */
export const queryIsAnswer = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryIsAnswer',
  level: 'phone',
  request: object({ mobile, questionnaireId }),
  response: object({
    isAnswered: boolean(),
    /** The day it did, an ISO date. */
    answeredOn: optional(string()),
  }),
})

/** The questions of what is open for this entry and channel, branches and all; E3020001 where nothing is. */
export const queryQuestionInfo = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryQuestionInfo',
  level: 'open',
  isPublic: true,
  request: object(askedWhere),
  response: object({
    questionnaireId,
    /** Of the questions; the answers are judged by the version that was read. */
    version: number(),
    title: string(),
    /** What it is for, and how long it takes. */
    intro: string(),
    /** The last day that it can be answered, an ISO date. */
    until: string(),
    questionList: array(question),
  }),
})

/**
 * Hands the answers in, once for a phone that was proven; a second time is refused at the phone. A
 * fault in an answer is refused at `chosenAnswers.` and its question. Answers to questions that the
 * others do not lead to are not kept.
 */
export const submitQuestionnaire = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/submitQuestionnaire',
  kind: 'submit',
  level: 'phone',
  request: object({
    mobile,
    ...askedWhere,
    questionnaireId,
    version,
    chosenAnswers,
  }),
  response: object({
    /** What the insurer says to whoever has answered. */
    thanks: string(),
  }),
})

export const questionnaireCalls = {
  queryActivitySwitch,
  queryQuestionInfo,
  queryIsAnswer,
  submitQuestionnaire,
}
