import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { Arrival } from '../../documents/Arrival.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { PhoneOnFileSheet } from '../../verification/PhoneOnFileSheet.tsx'
import { FormatChoice } from './FormatChoice.tsx'
import type { HandedOut } from './invoice-sheet.ts'
import { SavedInPart } from './SavedInPart.tsx'
import { SaveProgress } from './SaveProgress.tsx'
import styles from './SaveSheet.module.css'
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

interface SaveChoiceProps {
  readonly total: number
  readonly saving: Pick<ReturnType<typeof useSaving>, 'formats' | 'format' | 'setFormat' | 'start'>
}

function SaveChoice({ total, saving }: SaveChoiceProps) {
  const { formats, format, setFormat, start } = saving
  return (
    <Fields>
      <FormatChoice formats={formats} value={format} onChange={setFormat} />
      <div>
        <Button isBlock onClick={start}>
          开始下载
        </Button>
      </div>
      {total > 1 && <p className={styles.note}>多张发票会合成一个压缩包（ZIP）。</p>}
    </Fields>
  )
}

interface SavedProps {
  readonly total: number
  readonly onSave: () => void
  readonly onClose: () => void
}

/** The browser has the file; whether it kept it, only the customer sees. */
function Saved({ total, onSave, onClose }: SavedProps) {
  return (
    <Arrival>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="已开始保存"
        actions={
          <>
            <Button isBlock onClick={onClose}>
              知道了
            </Button>
            <Button variant="text" onClick={onSave}>
              没有看到？再保存一次
            </Button>
          </>
        }
      >
        请在浏览器的下载中查看{total > 1 && '压缩包'}。
      </ResultState>
    </Arrival>
  )
}
