import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { privacyPage } from '../mail/compose-only-proven-mail.ts'
import { contactByKey } from '../store/person-contact.ts'

type Telling = Pick<Services, 'db' | 'keys' | 'clock' | 'jobs' | 'settings'>

/** Tells phone and e-mail that it ends then, and how to stop it. */
export async function tellEnding(services: Telling, customerKey: Buffer, dueAt: Date) {
  const until = minuteInChina(dueAt)
  await tell(services, customerKey, { template: 'only-proven-ending', values: { until }, until })
}

/** Tells both that it has ended. */
export async function tellEnded(services: Telling, customerKey: Buffer) {
  const at = minuteInChina(services.clock.now())
  await tell(services, customerKey, { template: 'only-proven-ended', values: { at } })
}

interface News {
  readonly template: 'only-proven-ending' | 'only-proven-ended'
  readonly values: Readonly<Record<string, string>>
  readonly until?: string
}

async function tell(
  { db, keys, jobs, settings }: Telling,
  customerKey: Buffer,
  { template, values, until }: News,
): Promise<void> {
  const { mobile, email } = (await contactByKey({ db, keys }, customerKey)) ?? {}
  const { hotline } = settings.brand
  if (mobile !== undefined) {
    const told = { ...values, page: privacyPage(settings), hotline }
    await jobs.sendSms({ phone: mobile, template, values: told }, db)
  }
  if (email !== undefined) await jobs.sendMail({ kind: 'only-proven-end', to: email, until }, db)
}
