import { type WishKind, wishKind } from '@ecenter/contract/core/wish.ts'
import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { countOpenWishes, findOpenWishes } from '../../../core/answers/open-wishes.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { byMoment } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** What customers asked about their data, which the law gives days for. */
export const requestsDue = wishesDueOf('request', () => ['data-request'])

/** All else that the core has not answered: a new kind stands here by itself. What the desk decides has a source of its own. */
export const wishesDue = wishesDueOf('wish', ({ claimsDecidedBy }) =>
  wishKind.options.filter(
    (kind) => kind !== 'data-request' && !(kind === 'payee-change' && claimsDecidedBy === 'desk'),
  ),
)

function wishesDueOf(
  kind: DayKind,
  kindsOf: (settings: Pick<Settings, 'claimsDecidedBy'>) => readonly WishKind[],
): DaySource {
  return {
    kind,
    count: ({ db, settings }, { now, staff: { within } }) =>
      countOpenWishes(db, { now, kinds: kindsOf(settings), within }),
    async list(services, { now, limit, staff: { within } }) {
      const kinds = kindsOf(services.settings)
      const { wishes } = await findOpenWishes(services, { now, limit, skip: 0, kinds, within })
      return wishes.map((wish) => ({
        kind,
        id: `${wish.eventId} ${wish.part}`,
        what: words[wish.kind],
        number: shortened(wish.about),
        ...byMoment(wish.dueAt),
      }))
    },
  }
}

const words: Readonly<Record<WishKind, string>> = {
  'data-request': '答复个人信息请求',
  'claim-decision': '催核心决定理赔',
  'payee-change': '催核心更改收款账户',
  'plate-correction': '催核心补录或更正车牌',
  'delivery-change': '催核心改配送',
  'contact-change': '催核心改联系方式',
  'invoice-change': '催核心换开发票',
}

/** 保单 …0101: whoever has to know the whole of it opens the list, which leaves a trace. */
function shortened(about: string): string {
  return about.replace(/\S{5,}(?=\S{4}$)/, '…')
}
