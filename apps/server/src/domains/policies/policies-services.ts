import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type PoliciesServices = Pick<
  Services,
  | 'db'
  | 'pipelined'
  | 'keys'
  | 'clock'
  | 'limits'
  | 'imageCodes'
  | 'policySearch'
  | 'grants'
  | 'audit'
  | 'people'
  | 'jobs'
  | 'outbox'
>
