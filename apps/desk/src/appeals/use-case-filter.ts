import { caseFilter } from '@ecenter/contract/appeals/desk/case-filter.ts'
import { type InferOutput, object, optional, picklist, safeParse } from 'valibot'
import { goInstead, usePlace } from '../shell/location.ts'
import type { ViewValues } from '../shell/views/SavedViews.tsx'
import { casesPath } from './case-paths.ts'

/** Conditions as the address and a saved view have them: texts. */
const listConditions = object({ ...caseFilter.entries, mine: optional(picklist(['1'])) })
type ListConditions = InferOutput<typeof listConditions>

export function isCaseView(values: ViewValues): boolean {
  return safeParse(listConditions, values).success
}

const everything: ListConditions = { stand: 'open' }

/** The filter stands in the address, so that the way back from a case leads to the same list. */
export function useCaseFilter() {
  const { page: pageText = '1', ...parameters } = usePlace().parameters
  const read = safeParse(listConditions, { ...everything, ...parameters })
  const conditions = read.success ? read.output : everything
  const { mine, ...filter } = conditions
  const page = Math.max(1, Number.parseInt(pageText, 10) || 1)

  /** A condition that is taken out is none, not an empty one; another list begins at its first page. */
  function choose(chosen: { readonly [Name in keyof ListConditions]?: string | undefined }) {
    const wanted = { ...conditions, ...chosen }
    goInstead(casesPath, { ...emptyAsNone(wanted), page: undefined })
  }

  return {
    filter,
    page,
    isMine: mine === '1',
    /** For a view; undefined where nothing is left out. */
    values:
      Object.keys(setOf(conditions)).length > 1 || filter.stand !== 'open'
        ? setOf(conditions)
        : undefined,
    choose,
    /** Another view has none of the conditions of this one. */
    take: (values: ViewValues) => goInstead(casesPath, values),
    turnTo: (wanted: number) =>
      goInstead(casesPath, {
        ...emptyAsNone(conditions),
        page: wanted === 1 ? undefined : String(wanted),
      }),
  }
}

function emptyAsNone(wanted: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, value === '' ? undefined : value]),
  )
}

function setOf(conditions: ListConditions): ViewValues {
  return Object.fromEntries(
    Object.entries(conditions).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
