import { useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { cancelLabel, confirmLabel } from '../overlays/dialog-words.ts'
import { SheetFrame } from '../overlays/SheetFrame.tsx'
import { SheetHead } from '../overlays/SheetHead.tsx'
import type { WheelHandle } from './Wheel.tsx'
import { type WheelColumn, WheelColumns } from './WheelColumns.tsx'

interface WheelChoice {
  readonly title: string
  /**
   * The columns, given what has been turned to in each so far. A later column may depend on what is
   * chosen in an earlier one; what no longer exists is replaced, and comes back when it exists again.
   */
  readonly columnsOf: (wishes: readonly string[]) => readonly WheelColumn[]
  /** What the wheels begin at: as many as there can be columns, the first one first. */
  readonly start: readonly string[]
  readonly onChoose: (values: readonly string[]) => void
}

interface WheelSheetProps extends WheelChoice {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Wheels in a sheet: nothing is chosen until 确定 is pressed. */
export function WheelSheet({ isOpen, onClose, ...choice }: WheelSheetProps) {
  return (
    <SheetFrame label={choice.title} isOpen={isOpen} onClose={onClose}>
      <Choosing {...choice} onCancel={onClose} />
    </SheetFrame>
  )
}

function Choosing(props: WheelChoice & { readonly onCancel: () => void }) {
  const { title, columnsOf, start, onChoose, onCancel } = props
  const [wishes, setWishes] = useState(start)
  const wheels = useRef<(WheelHandle | null)[]>([])

  /**
   * As the eye has it. A busy phone tells of a turn only after the press that follows it, and knows
   * with its next frame how far a finger has turned.
   */
  function handleConfirm() {
    requestAnimationFrame(() => {
      const seen = wishes.map((wish, at) => wheels.current[at]?.standsAt() ?? wish)
      onChoose(columnsOf(seen).map(({ chosen }) => chosen))
    })
  }

  return (
    <>
      <SheetHead
        title={title}
        start={
          <Button variant="text" isCompact onClick={onCancel}>
            {cancelLabel}
          </Button>
        }
        end={
          <Button variant="text" isCompact onClick={handleConfirm}>
            <b>{confirmLabel}</b>
          </Button>
        }
      />
      <WheelColumns
        columns={columnsOf(wishes)}
        wheels={wheels}
        onChoose={(column, value) =>
          setWishes((before) => before.map((wish, at) => (at === column ? value : wish)))
        }
      />
    </>
  )
}
