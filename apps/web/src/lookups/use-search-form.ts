import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type FormEvent, useState } from 'react'
import type { AgreementName } from '../shell/agreements/agreements.ts'
import { useLookupForm } from '../verification/use-lookup-form.tsx'
import type { SearchField, SearchForm } from './search-form.ts'

export interface SearchFormOptions<Name extends string> {
  readonly searchForm: SearchForm<Name>
  /** What the store has of the facts. */
  readonly typed: Readonly<Record<Name, string>>
  /** What was asked, for the store from which the result page asks again. */
  readonly onFound: (asked: Readonly<Record<Name, string>>) => void
  /** Where it has a page of its own, that there is nothing; else it is said above the button. */
  readonly onNothingFound?: () => void
}

/** What was pressed last: in which form, and whether the service wants one more fact there. */
interface Asked {
  readonly searchForm: string
  readonly isForMore: boolean
}

const textsOnMinors: readonly AgreementName[] = ['guardian']

/** The form that is chosen; another one changes its fields and keeps its picture. */
export function useSearchForm<Name extends string>(options: SearchFormOptions<Name>) {
  const { searchForm, typed, onFound, onNothingFound } = options
  const { label, call, oneMore, isAboutMinor = false, isSlideGuarded = false } = searchForm
  const [asked, setAsked] = useState<Asked>()
  const isAskedHere = asked?.searchForm === label
  const isMoreAsked = isAskedHere && asked.isForMore
  const isMoreShown = isMoreAsked || (oneMore !== undefined && typed[oneMore.name] !== '')
  const all = fieldsOf(searchForm, true)
  const shown: readonly SearchField[] = fieldsOf(searchForm, isMoreShown)
  const shownNames = shown.map(({ name }) => name)

  const form = useLookupForm(call, {
    initial: {
      ...Object.fromEntries(all.map(({ name }) => [name, typed[name]])),
      ...(isSlideGuarded ? {} : { verificationCode: '' }),
    },
    optional: all
      .filter((field) => (field === oneMore ? !isMoreAsked : field.isOptional))
      .map(({ name }) => name),
    fixed: { ...leftOut(typed, shownNames), ...searchForm.fixed },
    separateTexts: isAboutMinor ? textsOnMinors : [],
    onRefusal({ code, field }) {
      if (field === oneMore?.name) setAsked({ searchForm: label, isForMore: true })
      if (code !== resultCodes.nothingFound || onNothingFound === undefined) return false
      onNothingFound()
      return true
    },
    onAnswer(_answer, request) {
      const facts = all.map(({ name }) => [name, String(request[name] ?? '')])
      onFound(Object.fromEntries(facts) as Record<Name, string>)
    },
  })

  return {
    ...form,
    shown,
    imageCode: isSlideGuarded ? undefined : form.field('verificationCode'),
    /** The field that the service has just asked for. */
    wanted: isMoreAsked ? oneMore : undefined,
    /** What was said of one form is not said of another. */
    notice: isAskedHere ? form.notice : undefined,
    submitHere(event: FormEvent) {
      setAsked({ searchForm: label, isForMore: isMoreAsked })
      form.props.onSubmit(event)
    },
  }
}

function fieldsOf<Name extends string>(
  { fields, oneMore }: SearchForm<Name>,
  withMore: boolean,
): readonly SearchField<Name>[] {
  return withMore && oneMore !== undefined ? [...fields, oneMore] : fields
}

/** What was typed in another form of the same call stays typed, but is not asked. */
function leftOut(typed: object, shownNames: readonly string[]): Record<string, undefined> {
  const hidden = Object.keys(typed).filter((name) => !shownNames.includes(name))
  return Object.fromEntries(hidden.map((name) => [name, undefined]))
}
