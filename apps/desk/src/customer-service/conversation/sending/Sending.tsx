import { PanelTop, Paperclip } from 'lucide'
import { useRef } from 'react'
import { Button } from '../../../kit/buttons/Button.tsx'
import { altChord } from '../../../shell/frame/alt-letter.ts'
import { useShortcut } from '../../../shell/frame/shortcuts.ts'
import { sentFileTypes } from './file-fault.ts'
import { SendCardDialog } from './SendCardDialog.tsx'
import { SendFileDialog } from './SendFileDialog.tsx'
import styles from './Sending.module.css'
import type { Sending } from './use-sending.ts'

/** Below the field; while one types in it Escape leads to their keys, and Tab to them. */
export function SendingButtons({ pick, openCards, fault }: Sending) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  useShortcut({ keys: ['f'], label: '发文件给客户' }, choose)
  useShortcut({ keys: ['c'], label: '发卡片给客户' }, openCards)
  return (
    <>
      <Button isSmall icon={Paperclip} letter={altChord('f')} onClick={choose}>
        文件
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sentFileTypes}
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])])
          // The same file may be chosen once more.
          currentTarget.value = ''
        }}
      />
      <Button isSmall icon={PanelTop} letter={altChord('c')} onClick={openCards}>
        卡片
      </Button>
      {fault !== undefined && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </>
  )
}

export function SendingDialogs({
  chatId,
  chosen,
  close,
}: Pick<Sending, 'chosen' | 'close'> & { readonly chatId: string }) {
  if (chosen === undefined) return null
  if (chosen === 'card') return <SendCardDialog chatId={chatId} onClose={close} />
  return <SendFileDialog chatId={chatId} file={chosen} onClose={close} />
}
