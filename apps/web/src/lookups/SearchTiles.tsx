import { RadioGroup } from '../kit/choices/RadioGroup.tsx'
import type { SearchForm } from './search-form.ts'

interface SearchTilesProps<Fact extends string> {
  readonly facts: readonly Fact[]
  readonly searchForms: Readonly<Record<Fact, Pick<SearchForm, 'label' | 'note'>>>
  readonly fact: Fact
  readonly onChoose: (fact: Fact) => void
}

/** The forms of one page, by what the customer has at hand. */
export function SearchTiles<Fact extends string>(props: SearchTilesProps<Fact>) {
  const { facts, searchForms, fact, onChoose } = props
  return (
    <RadioGroup
      label="您手边有什么"
      choices={facts.map((value) => {
        const { label, note } = searchForms[value]
        return { value, label, ...(note === undefined ? {} : { note }) }
      })}
      value={fact}
      onChange={onChoose}
    />
  )
}
