import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type CustomerServiceServices = Pick<
  Services,
  | 'settings'
  | 'db'
  | 'pipelined'
  | 'keys'
  | 'clock'
  | 'log'
  | 'limits'
  | 'imageCodes'
  | 'faqs'
  | 'grants'
  | 'audit'
  | 'people'
  | 'jobs'
  | 'notifier'
  | 'uploads'
  | 'files'
  | 'outbox'
>
