import { siteOrigin } from '../../../platform/config/site-origin.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import type { AppealStore } from '../store/appeal.repository.ts'
import type { Appeal } from '../store/appeal.ts'

/**
 * Tells whoever filed a case by SMS that there is news. Anybody may look at a phone, so it says not
 * what; the page that it names asks for the number of the case and a code.
 */
export async function tellOfCase(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  { db }: Pick<AppealStore, 'db'>,
  { phoneNumber, caseNo }: Pick<Appeal, 'phoneNumber' | 'caseNo'>,
  news: '已书面答复' | '答复需要更多时间',
): Promise<void> {
  if (phoneNumber === undefined) return
  // The gateway fills its template by their order.
  const values = {
    caseNo: maskPolicyNumber(caseNo),
    news,
    page: `${siteOrigin(settings)}/#/appeal-progress`,
  }
  await jobs.sendSms({ phone: phoneNumber, template: 'appeal-news', values }, db)
}
