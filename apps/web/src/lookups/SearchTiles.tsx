import { RadioGroup } from '../kit/choices/RadioGroup.tsx'
import type { Door } from './search-form.ts'

interface DoorTilesProps<Fact extends string> {
  readonly facts: readonly Fact[]
  readonly doors: Readonly<Record<Fact, Pick<Door, 'label' | 'note'>>>
  readonly fact: Fact
  readonly onChoose: (fact: Fact) => void
}

/** The doors of one page, by what the customer has at hand. */
export function DoorTiles<Fact extends string>(props: DoorTilesProps<Fact>) {
  const { facts, doors, fact, onChoose } = props
  return (
    <RadioGroup
      label="您手边有什么"
      choices={facts.map((value) => {
        const { label, note } = doors[value]
        return { value, label, ...(note === undefined ? {} : { note }) }
      })}
      value={fact}
      onChange={onChoose}
    />
  )
}
