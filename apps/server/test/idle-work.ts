import type { Work } from '../src/platform/jobs/jobs.ts'

/** The jobs beside SMS and mail, for tests that do not look at them. */
export const idleWork: Omit<Work, 'sms' | 'mailer' | 'composeMail'> = {
  smsPerSecond: 20,
  purge: async () => {},
  tell: async () => {},
  expire: async () => {},
  count: async () => {},
  checkPayment: async () => {},
  refundPayment: async () => true,
}
