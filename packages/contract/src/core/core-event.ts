import {
  array,
  type GenericSchema,
  type InferInput,
  literal,
  number,
  object,
  record,
  string,
  unknown,
} from 'valibot'
import { isoMoment } from '../rules/moments.ts'

/** One kind of event that tells the insurer's core what was done here. */
export interface CoreEvent<
  Data extends GenericSchema<Record<string, unknown>> = GenericSchema<Record<string, unknown>>,
> {
  /** Its version ends it: what the data means is never changed under the same one. */
  readonly type: `${string}.v${number}`
  /** What staff read of it. */
  readonly name: string
  /** What it is about, as a pattern. Events with the same subject keep their order. */
  readonly subject: string
  /** For whoever reads the events: when it is told, and what the core is to do with it. */
  readonly meaning: string
  readonly data: Data
}

export type CoreEventData<Event extends CoreEvent> = InferInput<Event['data']>

export function defineCoreEvent<const Event extends CoreEvent>(event: Event): Event {
  return Object.freeze(event)
}

/** An event as it travels, by the names of CloudEvents 1.0. */
export const cloudEvent = object({
  specversion: literal('1.0'),
  /** A UUID of version 7. The core applies an id once, however often it arrives. */
  id: string(),
  /** Which service it comes from. */
  source: string(),
  type: string(),
  subject: string(),
  time: isoMoment,
  datacontenttype: literal('application/json'),
  /** By the schema of its type. */
  data: record(string(), unknown()),
})

/** What an event is pulled as; `position` is an extension attribute. */
export const feedEvent = object({
  ...cloudEvent.entries,
  /** Where it stands in the feed: later events have greater ones, and gaps mean nothing. */
  position: number(),
})

/** One page of the feed. */
export const feedPage = object({
  events: array(feedEvent),
  /** What to send as `after` next; the same as was sent where nothing is new. */
  after: number(),
})
