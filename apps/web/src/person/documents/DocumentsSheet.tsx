import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download } from 'lucide'
import { useState } from 'react'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import type { Car } from '../car/car.ts'
import { DocumentList } from './DocumentList.tsx'
import styles from './DocumentsSheet.module.css'
import { ForwardSheet } from './ForwardSheet.tsx'
import { MailSheet } from './MailSheet.tsx'
import { useSaveAll } from './use-save-all.ts'

interface DocumentsSheetProps {
  readonly handle: string
  readonly car: Car
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Every paper of the car: open one, keep or mail all, hand one on. */
export function DocumentsSheet({ handle, car, isOpen, onClose }: DocumentsSheetProps) {
  const [above, setAbove] = useState<'mail' | 'forward'>()
  const available = car.documents.filter(({ unavailable }) => unavailable === undefined)
  const back = () => setAbove(undefined)

  function handleClose() {
    back()
    onClose()
  }

  return (
    <>
      <Sheet title="电子保单和单证" isOpen={isOpen && above === undefined} onClose={handleClose}>
        <DocumentList car={car} />
        {available.length > 0 && (
          <Ways handle={handle} count={available.length} onChoose={setAbove} />
        )}
      </Sheet>
      <MailSheet
        handle={handle}
        count={available.length}
        maskedEmail={car.maskedEmail}
        isOpen={isOpen && above === 'mail'}
        onClose={back}
      />
      <ForwardSheet documents={available} isOpen={isOpen && above === 'forward'} onClose={back} />
    </>
  )
}

interface WaysProps {
  readonly handle: string
  readonly count: number
  readonly onChoose: (sheet: 'mail' | 'forward') => void
}

/** A web view that keeps no files begins with the mail. */
function Ways({ handle, count, onChoose }: WaysProps) {
  const { isBusy, failed, leftOut, save } = useSaveAll(handle)
  const canSave = canSaveFiles()
  return (
    <div className={styles.ways}>
      {failed !== undefined && <FailureNotice failed={failed} onRetry={save} />}
      {leftOut.length > 0 && (
        <NoticeBar tone="warning">
          已保存，但有 {leftOut.length} 份没有放进去：
          {leftOut.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </NoticeBar>
      )}
      {canSave && failed === undefined && (
        <Button isBlock isBusy={isBusy} onClick={save}>
          {!isBusy && <Icon of={Download} />}
          {isBusy ? '正在准备…' : '全部存到手机'}
        </Button>
      )}
      <div className={styles.pair}>
        <Button variant={canSave ? 'secondary' : 'primary'} onClick={() => onChoose('mail')}>
          发到邮箱
        </Button>
        <Button variant="secondary" onClick={() => onChoose('forward')}>
          转发给别人
        </Button>
      </div>
      <p className={styles.note}>
        {canSave
          ? `存到手机是一个 ZIP，含 ${count} 份文件`
          : `这里不能保存文件，可以把 ${count} 份发到邮箱，或用转发的链接在浏览器里打开`}
      </p>
    </div>
  )
}
