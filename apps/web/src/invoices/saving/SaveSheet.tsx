import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { PhoneOnFileSheet } from '../../verification/PhoneOnFileSheet.tsx'
import type { HandedOut } from './invoice-sheet.ts'
import { SaveChoice } from './SaveChoice.tsx'
import { Saved } from './Saved.tsx'
import { SavedInPart } from './SavedInPart.tsx'
import { SaveProgress } from './SaveProgress.tsx'
import { useSaving } from './use-saving.ts'

interface SaveSheetProps {
  readonly invoices: readonly HandedOut[]
  readonly queryHref: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A format, then the files one by one; where a phone has to be proven first, that sheet comes between. */
export function SaveSheet({ invoices, queryHref, isOpen, onClose }: SaveSheetProps) {
  const saving = useSaving(invoices)
  const [proofs, setProofs] = useState(0)
  const [lastAsked, setLastAsked] = useState('')
  const { state } = saving
  const isProving = state.kind === 'proving'
  if (isProving && state.handle !== lastAsked) setLastAsked(state.handle)
  const total = invoices.length

  function handleClose() {
    saving.stop()
    onClose()
  }

  function content() {
    switch (state.kind) {
      case 'choosing':
      case 'proving':
        return <SaveChoice total={total} saving={saving} />
      case 'fetching':
        return <SaveProgress done={state.done} total={total} onStop={saving.stop} />
      case 'incomplete':
        return <SavedInPart {...state} onRetry={saving.start} onSave={saving.save} />
      case 'saved':
        return <Saved total={total} onSave={saving.save} onClose={handleClose} />
    }
  }

  return (
    <>
      <Sheet
        title={total === 1 ? '下载发票' : `下载 ${total} 张发票`}
        isOpen={isOpen && !isProving}
        onClose={handleClose}
      >
        {content()}
      </Sheet>
      <PhoneOnFileSheet
        key={`${lastAsked} ${proofs}`}
        handle={lastAsked}
        purpose="open-policy"
        queryHref={queryHref}
        isOpen={isOpen && isProving}
        onClose={saving.stop}
        onProven={() => {
          setProofs(proofs + 1)
          saving.start()
        }}
      />
    </>
  )
}
