import { literal, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { byField } from '../rules/by-field.ts'
import { askedWhere } from './asked-where.ts'
import { questionnaireId } from './questionnaire-id.ts'

/** Whether a questionnaire is open for this entry and channel, and if not, why. */
export const queryActivitySwitch = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryActivitySwitch',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
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
