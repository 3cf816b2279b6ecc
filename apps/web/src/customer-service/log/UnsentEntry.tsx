import { Icon } from '@ecenter/ui/Icon.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { RotateCw } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import type { UnsentMessage } from '../../state/unsent-messages.ts'
import { sayAgain, takeBack, useOnTheirWay } from '../talking/saying.ts'
import styles from './Bubble.module.css'
import { Bubble } from './Bubble.tsx'

/** What the service does not have yet: on its way, or failed, to be tried again or taken back. */
export function UnsentEntry({ message }: { readonly message: UnsentMessage }) {
  const isOnItsWay = useOnTheirWay(({ ids }) => ids.includes(message.id))
  const { text, reason = '没有发出' } = message
  return (
    <Bubble
      from="customer"
      below={
        <div className={styles.below}>
          {isOnItsWay ? (
            <>
              <Spinner size="s" />
              发送中…
            </>
          ) : (
            <>
              <span className={styles.reason}>{reason}</span>
              <Button variant="text" isCompact onClick={() => sayAgain(message)}>
                <Icon of={RotateCw} size="s" />
                重试
              </Button>
              <Button variant="text" isCompact onClick={() => takeBack(message)}>
                删除
              </Button>
            </>
          )}
        </div>
      }
    >
      {text}
    </Bubble>
  )
}
