import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { proofPath, receiptPath } from '../report-steps.ts'
import { goOnWithPhotos } from '../sending/go-on-with-photos.ts'
import type { OnItsWay } from './on-its-way.ts'

const TypedPhoneSheet = later(
  () => import('../../verification/TypedPhoneSheet.tsx'),
  'TypedPhoneSheet',
)

/** How far the photos of a report have come, and what is to be done about it. */
export function OnTheirWay({ words, proof, mobile }: OnItsWay) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <NoticeBar tone={words.isWarning ? 'warning' : 'info'}>
        {words.text}
        {proof === 'person' && <a href={`#${proofPath(receiptPath)}`}>重新验证</a>}
        {proof === 'phone' && (
          <Button variant="text" isCompact onClick={() => setIsOpen(true)}>
            重新验证
          </Button>
        )}
      </NoticeBar>
      {/* It stays where the photos go on: a sheet that is open closes by itself. */}
      {mobile !== '' && (
        <TypedPhoneSheet
          mobile={mobile}
          purpose="accident"
          form="accident-photos"
          isOpen={isOpen && proof === 'phone'}
          onClose={() => setIsOpen(false)}
          onProven={() => {
            setIsOpen(false)
            void goOnWithPhotos()
          }}
        />
      )}
    </>
  )
}
