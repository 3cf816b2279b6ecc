import type { promoterQuestion } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import type { InferOutput, ObjectSchema } from 'valibot'
import type { ReadDb } from '../../../platform/database/database.ts'
import { areaPath } from '../../places/rules/areas.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'
import type { Services } from '../../services.ts'
import type { Promoter } from '../store/promoter.repository.ts'
import { countPromoters, everyPromoter, readPromoters } from '../store/promoter-search.ts'

export type PromoterQuestion = InferOutput<ObjectSchema<typeof promoterQuestion, undefined>>

/** A promoter with the names of where they work. */
export interface PlacedPromoter extends Promoter {
  readonly comName: string
  readonly areaName: string
}

type Store = Pick<Services, 'keys'> & { readonly db: ReadDb }

interface Slice {
  readonly limit: number
  readonly offset: number
}

/**
 * Part of those who fit, the newest first, and how many fit. What words are looked for in is sealed, so
 * for them all that fits otherwise is opened; without words only the part is.
 */
export async function findPromoters(
  store: Store,
  question: PromoterQuestion,
  { limit, offset }: Slice,
): Promise<{ readonly promoters: PlacedPromoter[]; readonly total: number }> {
  const filter = filterOf(question)
  const placed = await placing(store)
  if (question.search === '') {
    const [promoters, total] = await Promise.all([
      readPromoters(store, filter, { limit, offset }),
      countPromoters(store, filter),
    ])
    return { promoters: promoters.map(placed), total }
  }
  const promoters: PlacedPromoter[] = []
  let total = 0
  for await (const each of everyPromoter(store, filter)) {
    const promoter = placed(each)
    if (!isAbout(promoter, question.search)) continue
    if (total >= offset && total < offset + limit) promoters.push(promoter)
    total += 1
  }
  return { promoters, total }
}

/** Names a promoter's branch and area. */
export async function placing(store: Store): Promise<(promoter: Promoter) => PlacedPromoter> {
  const names = await readBranchNames(store)
  return (promoter) => ({
    ...promoter,
    comName: names.get(promoter.comCode) ?? promoter.comCode,
    areaName: areaPath(promoter.countyAddress ?? promoter.cityCode).join(' '),
  })
}

function filterOf({ product, from, to, employeeNo }: PromoterQuestion) {
  return { product, from, to, employeeNo }
}

/** A phone only whole: its digits are not found out one by one. */
function isAbout(promoter: PlacedPromoter, search: string): boolean {
  const { name, comName, areaName, groupuserCode = '', projectCode = '' } = promoter
  // Of a link that was copied its end is looked for.
  const words = search.split('/').at(-1)?.toLowerCase() ?? ''
  const said = [name, comName, areaName, groupuserCode, projectCode, promoter.code]
  return promoter.phoneNumber === words || said.join('\n').toLowerCase().includes(words)
}
