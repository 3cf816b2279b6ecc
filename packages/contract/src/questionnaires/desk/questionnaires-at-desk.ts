import {
  array,
  forward,
  type InferOutput,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { contentVersion, draftWish, edited, saved } from '../../desk/edited.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { version } from '../../rules/counts.ts'
import { storable } from '../../rules/text.ts'
import { question } from '../question.ts'
import { questionnaireId } from '../questionnaire.ts'
import {
  type QuestionnairePhase,
  questionnaireDraft,
  questionnaireEntries,
} from './questionnaire-draft.ts'

/** A questionnaire as the desk knows it. */
const deskQuestionnaire = object({
  id: string(),
  ...questionnaireEntries,
  /** Counts up with every change; one that changed the questions names the version that is answered. */
  version: number(),
})
export type DeskQuestionnaire = InferOutput<typeof deskQuestionnaire>

/** All answers to a questionnaire as a table for a spreadsheet, without whose they are. It leaves a trace. */
export const exportAnswers = defineDeskCall({
  path: '/questionnaires/exportAnswers',
  answer: 'file',
  access: 'keep-questionnaires',
  request: object({ id: questionnaireId }),
})

/** How a questionnaire was before, the newest first. */
export const listQuestionnaireVersions = defineDeskCall({
  path: '/questionnaires/listQuestionnaireVersions',
  access: 'keep-questionnaires',
  request: object({ id: questionnaireId }),
  response: object({ versions: array(contentVersion(questionnaireDraft)) }),
})

/** How it stands today for customers: `planned` opens later, `closed` is over or was ended. */
export const questionnaireStatus = picklist(['draft', 'planned', 'open', 'closed'])
export type QuestionnaireStatus = InferOutput<typeof questionnaireStatus>

const questionnaireRow = object({
  id: string(),
  title: string(),
  from: string(),
  until: string(),
  /** Links and posters that it is asked through; every one where there is none. */
  entryIds: array(string()),
  status: questionnaireStatus,
  /** How many have answered, whatever version they read. */
  answers: number(),
})
export type QuestionnaireRow = InferOutput<typeof questionnaireRow>

/** All there are, those that begin last first. */
export const listQuestionnaires = defineDeskCall({
  path: '/questionnaires/listQuestionnaires',
  access: 'keep-questionnaires',
  response: object({ questionnaires: array(questionnaireRow) }),
})

/** What was written in answer to one question, the newest first. A reading leaves a trace. */
export const listWords = defineDeskCall({
  path: '/questionnaires/listWords',
  access: 'keep-questionnaires',
  request: object({
    id: questionnaireId,
    version,
    questionId: pipe(string(), storable()),
    ...pageAsked,
  }),
  response: object({
    words: array(
      object({
        text: string(),
        /** The day, and no more: whose they are is nobody's business. */
        day: string(),
      }),
    ),
    ...listExtent,
  }),
})

/** One questionnaire to be edited. One that is not there is 1007. */
export const readQuestionnaire = defineDeskCall({
  path: '/questionnaires/readQuestionnaire',
  access: 'keep-questionnaires',
  request: object({ id: questionnaireId }),
  response: object({
    questionnaire: deskQuestionnaire,
    status: questionnaireStatus,
    /** How many have answered the questions as they are now. */
    answers: number(),
  }),
})

const questionResult = object({
  question,
  /** How many answered it: the others were not led to it, or left it out. */
  answered: number(),
  /** Of choices and scales: how often each option or point was chosen, in their order. */
  counts: array(object({ optionId: string(), count: number() })),
  /** Of a scale that somebody answered. */
  mean: optional(number()),
})
export type QuestionResult = InferOutput<typeof questionResult>

/**
 * What was answered, question by question, to one version of the questions: to the newest that
 * anybody answered where none is named.
 */
export const readResults = defineDeskCall({
  path: '/questionnaires/readResults',
  access: 'keep-questionnaires',
  request: object({ id: questionnaireId, version: optional(version) }),
  response: object({
    title: string(),
    /** Those that were answered, the newest first. */
    versions: array(object({ version: number(), answers: number() })),
    /** The version that is told. */
    version: number(),
    answers: number(),
    results: array(questionResult),
    /** How many answers a file holds; of more, the newest. */
    exportsAtMost: number(),
  }),
})

/**
 * Saves a questionnaire, new or changed; customers see it once it is published. Questions that were changed are
 * another version: who is answering the one before is still judged by that. One that is not there is
 * 1007.
 */
export const saveQuestionnaire = defineDeskCall({
  path: '/questionnaires/saveQuestionnaire',
  kind: 'submit',
  access: 'keep-questionnaires',
  request: pipe(
    object({ edited, ...draftWish, ...questionnaireEntries }),
    forward(
      partialCheck(
        [['from'], ['until']],
        ({ from, until }) => from <= until,
        '结束日期早于开始日期',
      ),
      ['until'],
    ),
  ),
  response: saved(deskQuestionnaire),
})

export const questionnaireDeskCalls = {
  listQuestionnaires,
  readQuestionnaire,
  saveQuestionnaire,
  listQuestionnaireVersions,
  readResults,
  listWords,
  exportAnswers,
}

/** What staff read of a phase. */
export const questionnairePhaseNames: Readonly<Record<QuestionnairePhase, string>> = {
  draft: '草稿',
  published: '已发布',
  closed: '已结束',
}
