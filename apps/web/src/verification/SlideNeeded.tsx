import { ShieldAlert } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { SlideSheet } from './SlideSheet.tsx'

interface SlideNeededProps {
  readonly onPassed: () => void
  /** Why it is asked for. */
  readonly children: ReactNode
}

/** In place of an answer: the service wants to be sure that a person is asking. */
export function SlideNeeded({ onPassed, children }: SlideNeededProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <ResultState
        tone="empty"
        icon={ShieldAlert}
        title="需要安全验证"
        actions={
          <Button isBlock onClick={() => setIsOpen(true)}>
            开始验证
          </Button>
        }
      >
        {children}
      </ResultState>
      <SlideSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onPassed={onPassed} />
    </>
  )
}
