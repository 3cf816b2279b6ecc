import { Check, ChevronLeft, ChevronRight, Columns2, List, Undo2 } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { ButtonRow } from '../../kit/layout/PageStack.tsx'
import styles from './DocumentActs.module.css'

interface DocumentActsProps {
  readonly onBack: () => void
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly isSending: boolean
  /** Every file of it shows; before, nothing is accepted. */
  readonly isShown: boolean
  readonly onAccept: () => void
  readonly onRefuse: () => void
  readonly isComparing: boolean
  readonly onCompare: () => void
}

/** The ways from one document to the others, and the verdict; each has its key. */
export function DocumentActs(props: DocumentActsProps) {
  const { onBack, onPrevious, onNext, isSending, isShown, onAccept, onRefuse } = props
  const { isComparing, onCompare } = props
  return (
    <ButtonRow>
      <span className={styles.back}>
        <Button variant="text" icon={List} onClick={onBack}>
          列表
        </Button>
      </span>
      <Button
        icon={ChevronLeft}
        letter="k"
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        上一份
      </Button>
      <Button icon={ChevronRight} letter="j" disabled={onNext === undefined} onClick={onNext}>
        下一份
      </Button>
      <Button
        variant="primary"
        icon={Check}
        letter="a"
        isBusy={isSending}
        disabled={!isShown}
        onClick={onAccept}
      >
        通过
      </Button>
      <Button variant="outlined-danger" icon={Undo2} letter="r" onClick={onRefuse}>
        退回
      </Button>
      <Button icon={Columns2} letter="v" aria-pressed={isComparing} onClick={onCompare}>
        对照
      </Button>
    </ButtonRow>
  )
}
