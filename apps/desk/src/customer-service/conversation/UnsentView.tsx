import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { FileText, Image, PanelTop } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { sizeText } from '../../shell/FileDialog.tsx'
import type { Unsent } from '../chat-desk.ts'
import { dropUnsent, sayAgain } from '../chat-desk-store.ts'
import messageStyles from './MessageView.module.css'
import styles from './UnsentView.module.css'

interface UnsentViewProps {
  readonly chatId: string
  readonly said: Unsent
}

/** What was said here and has not arrived: it goes on by itself or by a press, and is said once. */
export function UnsentView({ chatId, said }: UnsentViewProps) {
  const { content, attached, state, why, isFinal } = said
  return (
    <div className={classNames(messageStyles.message, messageStyles.ours)}>
      <div className={classNames(messageStyles.bubble, messageStyles.agent, styles.unsent)}>
        {attached === undefined ? content : <Attached attached={attached} content={content} />}
      </div>
      {state === 'sending' ? (
        <p className={messageStyles.meta}>发送中…</p>
      ) : (
        <p className={styles.failed} role="alert">
          没有发出。{why}
          {!isFinal && (
            <Button isSmall variant="text" onClick={() => void sayAgain(chatId, said)}>
              重新发送
            </Button>
          )}
          <Button isSmall variant="text" onClick={() => dropUnsent(chatId, said)}>
            删除
          </Button>
        </p>
      )}
    </div>
  )
}

type AttachedProps = Required<Pick<Unsent, 'attached' | 'content'>>

function Attached({ attached, content }: AttachedProps) {
  if (!(attached instanceof File)) {
    return (
      <span className={styles.attached}>
        <Icon of={PanelTop} size="s" />
        卡片：{content}
      </span>
    )
  }
  const { type, size } = attached
  return (
    <span className={styles.attached}>
      <Icon of={type.startsWith('image/') ? Image : FileText} size="s" />
      {content}（{sizeText(size)}）
    </span>
  )
}
