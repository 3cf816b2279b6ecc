import type { ResponseOf } from '@ecenter/contract/call.ts'
import { outletTypes } from '@ecenter/contract/constants/outlet-types.ts'
import type { screen } from '@ecenter/contract/outlets/outlet.ts'
import { RadioGroup } from '../../kit/RadioGroup.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useOutletQuery } from '../../state/outlet-query.ts'
import { withCount } from './with-count.ts'

interface TypeSheetProps {
  /** With how many outlets each leaves; the choices work without. */
  readonly types: ResponseOf<typeof screen>['types'] | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** One of the six kinds; a choice is taken at once. */
export function TypeSheet({ types, isOpen, onClose }: TypeSheetProps) {
  const { websitetype } = useOutletQuery()
  return (
    <Sheet title="网点类型" isOpen={isOpen} onClose={onClose}>
      <RadioGroup
        label="要找哪一类网点"
        look="rows"
        choices={Object.values(outletTypes).map(({ code, text }) => ({
          value: code,
          label: withCount(text, types?.find((each) => each.websitetype === code)?.count),
        }))}
        value={Object.values(outletTypes).find(({ code }) => code === websitetype)?.code}
        onChange={(code) => {
          useOutletQuery.setState({ websitetype: code })
          onClose()
        }}
      />
    </Sheet>
  )
}
