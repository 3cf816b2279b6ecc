import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import type { queryActivitySwitch } from '@ecenter/contract/questionnaires/questionnaire.ts'
import type { Services } from '../../services.ts'
import { type Questionnaire, questionnairesFor } from '../store/questionnaire.repository.ts'

type AskedWhere = RequestOf<typeof queryActivitySwitch>
type Status = ResponseOf<typeof queryActivitySwitch>
type Days = Pick<Questionnaire, 'from' | 'until'>

/** The questionnaire that is open here today; undefined where none is. */
export function openOne(all: readonly Questionnaire[], today: string): Questionnaire | undefined {
  return all.find((each) => isOpenOn(each, today))
}

export function isOpenOn({ from, until, phase }: Questionnaire, day: string): boolean {
  return phase === 'published' && from <= day && day <= until
}

/** Whether it is asked through this entry and in this channel; one that names none is asked everywhere. */
export function isAskedAt(
  { entryIds, channels }: Pick<Questionnaire, 'entryIds' | 'channels'>,
  { entryId, channelType }: AskedWhere,
): boolean {
  const isOfEntry = entryIds.length === 0 || (entryId !== undefined && entryIds.includes(entryId))
  return isOfEntry && (channels.length === 0 || channels.includes(channelType))
}

/**
 * What there is here, open or not. Whoever came by a poster of one that is over is told so, and not
 * asked another instead.
 */
export async function questionnairesHere(
  services: Pick<Services, 'db'>,
  { entryId, channelType }: AskedWhere,
): Promise<Questionnaire[]> {
  const all = await questionnairesFor(services, { entryId, channel: channelType })
  const ofEntry = all.filter(({ entryIds }) => entryIds.length > 0)
  return ofEntry.length > 0 ? ofEntry : all
}

/** Of what is closed: what opens next is worth more to the customer than what is over. */
export function whyClosed(all: readonly Questionnaire[], today: string): Status {
  const [next] = all
    .filter(({ from, phase }) => phase === 'published' && from > today)
    .toSorted(byDay('from'))
  if (next !== undefined) {
    return { isOpen: false, reason: 'not-yet', title: next.title, from: next.from }
  }
  const last = all.toSorted(byDay('until')).at(-1)
  if (last === undefined) return { isOpen: false, reason: 'none' }
  // One that was ended before its last day is over, and that day says nothing.
  return {
    isOpen: false,
    reason: 'over',
    title: last.title,
    ...(last.until < today && { until: last.until }),
  }
}

/** ISO dates sort as they are written. */
function byDay(day: keyof Days): (one: Days, other: Days) => number {
  return (one, other) => Date.parse(one[day]) - Date.parse(other[day])
}
