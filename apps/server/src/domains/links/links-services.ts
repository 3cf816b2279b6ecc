import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type LinksServices = Pick<
  Services,
  | 'settings'
  | 'db'
  | 'pipelined'
  | 'keys'
  | 'clock'
  | 'limits'
  | 'imageCodes'
  | 'grants'
  | 'audit'
  | 'people'
  | 'jobs'
  | 'notifier'
  | 'outbox'
>
