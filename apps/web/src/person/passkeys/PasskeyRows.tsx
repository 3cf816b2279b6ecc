import type { Passkey } from '@ecenter/contract/person/passkeys.ts'
import { KeyRound } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { momentText } from '../../kit/words/moment-text.ts'
import { Log, LogRow } from '../LogRow.tsx'
import styles from './PasskeyRows.module.css'

interface PasskeyRowsProps {
  /** The last added first. */
  readonly passkeys: readonly Passkey[]
  /** The one that is being removed. */
  readonly removing: string | undefined
  readonly onRemove: (passkey: Passkey) => void
}

/** Where the customer opens what is theirs by face, finger or PIN. */
export function PasskeyRows({ passkeys, removing, onRemove }: PasskeyRowsProps) {
  const now = new Date()
  return (
    <Card title="通行密钥" sub="用面容、指纹或锁屏密码，就能看您的保障">
      <div className={styles.rows}>
        <Log>
          {passkeys.map((passkey) => (
            <LogRow
              key={passkey.handle}
              icon={KeyRound}
              title={passkey.name}
              notes={[
                passkey.usedAt === undefined
                  ? '还没有用过'
                  : `上次 ${momentText(passkey.usedAt, now)}`,
                `${passkey.addedAt.slice(0, 'YYYY-MM-DD'.length)} 添加`,
              ]}
              aside={
                <Button
                  variant="text"
                  isBusy={removing === passkey.handle}
                  aria-label={`移除通行密钥 ${passkey.name}`}
                  onClick={() => onRemove(passkey)}
                >
                  移除
                </Button>
              }
            />
          ))}
        </Log>
      </div>
    </Card>
  )
}
