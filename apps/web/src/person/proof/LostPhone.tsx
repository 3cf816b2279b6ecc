import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { HelpSheet } from './HelpSheet.tsx'

/** For who has the phone on file no more: no other way to prove does without it. */
export function LostPhone() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="text" isBlock onClick={() => setIsOpen(true)}>
        留的号码不用了
      </Button>
      <HelpSheet kind="phone" isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
