import { maxValue, minValue, number, object, optional, picklist, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { specifiedRoutes } from '../conformance/specified-routes.ts'
import { channels } from '../constants/channels.ts'
import { record } from './record.ts'
import { recordFault } from './record-fault.ts'

const milliseconds = pipe(number(), minValue(0), maxValue(600_000))
const score = pipe(number(), minValue(0), maxValue(1000))

/** How a page felt to who opened it, by the measures of browsers; nothing about a person fits in. */
const vitals = object({
  /** When the largest part of the page was there, in milliseconds. */
  LCP: optional(milliseconds),
  /** How long the page took to answer a touch, in milliseconds. */
  INP: optional(milliseconds),
  /** How much the page moved by itself, without a unit. */
  CLS: optional(score),
})

/** Counts how fast a page was, by the screen that it was opened at. */
export const recordVitals = defineCall({
  path: '/analytics/recordVitals',
  kind: 'submit',
  level: 'open',
  request: object({
    route: picklist(specifiedRoutes.map(({ path }) => path)),
    channelType: picklist(channels),
    vitals,
  }),
})

export const analyticsCalls = { record, recordVitals, recordFault }
