import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type ReturnInsuranceServices = Pick<
  Services,
  | 'settings'
  | 'db'
  | 'keys'
  | 'clock'
  | 'limits'
  | 'people'
  | 'grants'
  | 'audit'
  | 'jobs'
  | 'notifier'
>
