import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { type FormEvent, useState } from 'react'
import type { AgreementName } from '../shell/agreements/agreements.ts'
import { useLookupForm } from '../verification/use-lookup-form.tsx'
import type { Door, DoorField } from './search-form.ts'

export interface DoorFormOptions<Name extends string> {
  readonly door: Door<Name>
  /** What the store has of the facts. */
  readonly typed: Readonly<Record<Name, string>>
  /** What was asked, for the store from which the result page asks again. */
  readonly onFound: (asked: Readonly<Record<Name, string>>) => void
  /** Where it has a page of its own, that there is nothing; else it is said above the button. */
  readonly onNothingFound?: () => void
}

/** What was pressed last: at which door, and whether the service wants one more fact there. */
interface Asked {
  readonly door: string
  readonly isForMore: boolean
}

const textsOnMinors: readonly AgreementName[] = ['guardian']

/** The form of whichever door is chosen; another door changes its fields and keeps its picture. */
export function useDoorForm<Name extends string>(options: DoorFormOptions<Name>) {
  const { door, typed, onFound, onNothingFound } = options
  const { label, call, oneMore, isAboutMinor = false, isSlideGuarded = false } = door
  const [asked, setAsked] = useState<Asked>()
  const isAskedHere = asked?.door === label
  const isMoreAsked = isAskedHere && asked.isForMore
  const isMoreShown = isMoreAsked || (oneMore !== undefined && typed[oneMore.name] !== '')
  const all = fieldsOf(door, true)
  const shown: readonly DoorField[] = fieldsOf(door, isMoreShown)
  const shownNames = shown.map(({ name }) => name)

  const form = useLookupForm(call, {
    initial: {
      ...Object.fromEntries(all.map(({ name }) => [name, typed[name]])),
      ...(isSlideGuarded ? {} : { verificationCode: '' }),
    },
    optional: all
      .filter((field) => (field === oneMore ? !isMoreAsked : field.isOptional))
      .map(({ name }) => name),
    fixed: { ...leftOut(typed, shownNames), ...door.fixed },
    separateTexts: isAboutMinor ? textsOnMinors : [],
    onRefusal({ code, field }) {
      if (field === oneMore?.name) setAsked({ door: label, isForMore: true })
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
    /** What was said of one door is not said of another. */
    notice: isAskedHere ? form.notice : undefined,
    submitHere(event: FormEvent) {
      setAsked({ door: label, isForMore: isMoreAsked })
      form.props.onSubmit(event)
    },
  }
}

function fieldsOf<Name extends string>(
  { fields, oneMore }: Door<Name>,
  withMore: boolean,
): readonly DoorField<Name>[] {
  return withMore && oneMore !== undefined ? [...fields, oneMore] : fields
}

/** What was typed at another door of the same call stays typed, but is not asked. */
function leftOut(typed: object, shownNames: readonly string[]): Record<string, undefined> {
  const hidden = Object.keys(typed).filter((name) => !shownNames.includes(name))
  return Object.fromEntries(hidden.map((name) => [name, undefined]))
}
