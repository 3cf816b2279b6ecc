import type { Services } from '../services.ts'

/** What the code of this subject may touch, and what it hands on to the subjects that it asks. */
export type ElectronicPoliciesServices = Pick<
  Services,
  | 'settings'
  | 'db'
  | 'pipelined'
  | 'keys'
  | 'clock'
  | 'log'
  | 'limits'
  | 'imageCodes'
  | 'grants'
  | 'audit'
  | 'people'
  | 'jobs'
  | 'documents'
  | 'documentQueue'
  | 'archiveQueue'
  | 'signer'
  | 'outbox'
>
