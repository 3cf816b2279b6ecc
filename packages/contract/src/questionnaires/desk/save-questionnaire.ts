import { forward, object, partialCheck, pipe } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { edited } from '../../desk/edited.ts'
import { saved } from '../../desk/saved.ts'
import { deskQuestionnaire } from './desk-questionnaire.ts'
import { questionnaireEntries } from './questionnaire-draft.ts'

/**
 * Saves a questionnaire, new or changed; customers see it at once. Questions that were changed are
 * another version: who is answering the one before is still judged by that. One that is not there is
 * 1007.
 */
export const saveQuestionnaire = defineDeskCall({
  path: '/questionnaires/saveQuestionnaire',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: pipe(
    object({ edited, ...questionnaireEntries }),
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
