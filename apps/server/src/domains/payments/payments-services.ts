import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type PaymentsServices = Pick<
  Services,
  | 'settings'
  | 'db'
  | 'pipelined'
  | 'keys'
  | 'clock'
  | 'log'
  | 'limits'
  | 'imageCodes'
  | 'policySearch'
  | 'grants'
  | 'audit'
  | 'people'
  | 'jobs'
  | 'notifier'
  | 'documents'
  | 'documentQueue'
  | 'archiveQueue'
  | 'signer'
  | 'uploads'
  | 'files'
  | 'taxPlatform'
  | 'outbox'
>
