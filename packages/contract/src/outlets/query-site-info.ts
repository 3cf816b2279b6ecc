import { array, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'
import { outletSummary } from './outlet-summary.ts'
import { whereIAm } from './where-i-am.ts'

/** One outlet, with the hours of its week; one that is no longer there is 1007. */
export const querySiteInfo = defineCall({
  group: 'wp',
  path: '/api/siteQuery/querySiteInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ chosenItem: text(40, '网点'), ...whereIAm }),
  response: object({
    ...outletSummary.entries,
    /** 北京市 朝阳区. */
    areaName: string(),
    /** 周一至周五 8:30–12:00、13:30–17:30. */
    hours: array(object({ days: string(), times: string() })),
    /** Whether it is open on public holidays, in words. */
    holidays: string(),
  }),
})
