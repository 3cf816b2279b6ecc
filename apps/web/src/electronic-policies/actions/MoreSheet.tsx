import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { BadgeCheck, ShieldCheck } from 'lucide'
import { Button } from '../../kit/Button.tsx'
import { NavRow } from '../../kit/NavRow.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { pageParameter } from '../../shell/location.ts'
import styles from './MoreSheet.module.css'

interface MoreSheetProps {
  readonly handle: string
  readonly paper: PolicyPaper
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onLink: () => void
}

/** What is wanted less often: another browser, the car's mark, a check whether it is genuine. */
export function MoreSheet({ handle, paper, isOpen, onClose, onLink }: MoreSheetProps) {
  // Whoever leads here knows the kind; were it wrong, the service would say that there is no mark.
  const hasMark = paper === 'policy' && pageParameter('kind') === 'compulsory'
  return (
    <Sheet title="更多" isOpen={isOpen} onClose={onClose}>
      {hasMark && (
        <NavRow href={`#/pdf?handle=${handle}&paper=mark`} icon={ShieldCheck}>
          交强险标志
        </NavRow>
      )}
      <NavRow href="#/verify" icon={BadgeCheck} note="核对文件是否由我们签发">
        查验真伪
      </NavRow>
      <div className={styles.other}>
        <Button variant="secondary" isBlock onClick={onLink}>
          用链接打开
        </Button>
      </div>
    </Sheet>
  )
}
