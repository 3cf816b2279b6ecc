import { ShieldAlert } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { SlideSheet } from '../../verification/SlideSheet.tsx'

/** Many checks came from this network: the service wants to be sure that a person is asking. */
export function SlideNeeded({ onPassed }: { readonly onPassed: () => void }) {
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
        查验次数较多，完成一次拼图后继续。
      </ResultState>
      <SlideSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onPassed={onPassed} />
    </>
  )
}
