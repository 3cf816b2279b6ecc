import { documentSeenNames } from '@ecenter/contract/customers/desk/only-proven-end.ts'
import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { whyNotConfirmed } from '../../person/rules/may-confirm-end.ts'
import { endsToConfirm } from '../../person/store/only-proven-ends.ts'
import { contactByKey } from '../../person/store/person-contact.ts'
import type { DayServices } from '../day-services.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Requests to end only-proven that wait for a second member of staff: whoever may be it has them in their day. */
export const onlyProvenDue: DaySource = {
  kind: 'only-proven',
  isOwn: true,
  async count(services, asked) {
    const due = (await decidableBy(services, asked)).map(({ askedAt }) => byNextWorkday(askedAt))
    return {
      total: due.length,
      late: due.filter(({ dueAt }) => Date.parse(dueAt) <= asked.now.getTime()).length,
    }
  },
  async list(services, { limit, ...asked }) {
    const ends = (await decidableBy(services, asked)).slice(0, limit)
    return Promise.all(
      ends.map(async ({ id, customerKey, document, account, askedAt }): Promise<DayRow> => {
        const contact = await contactByKey(services, customerKey)
        return {
          kind: 'only-proven',
          id,
          what: '复核关闭申请',
          about: `${account} 看过${documentSeenNames[document]}`,
          masked: contact && maskName(contact.name),
          ...byNextWorkday(askedAt),
        }
      }),
    )
  },
}

async function decidableBy(services: DayServices, { staff }: Pick<DayAsked, 'staff'>) {
  const waiting = await endsToConfirm(services)
  return waiting.filter((end) => whyNotConfirmed(end, staff) === undefined)
}
