import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import styles from './proof.module.css'

interface Way {
  readonly title: string
  readonly note: string
  readonly action?: { readonly text: string; readonly href: string }
}

const call = { text: '打电话', href: hotlineUrl }
const counter = { text: '看地址', href: '#/outlet-query' }

/** A code goes to the phone on file alone, so nothing on this site helps who has it no more. */
const people: readonly Way[] = [
  { title: '打电话，人工帮您确认', note: `${brand.hotline}，24 小时`, action: call },
  { title: '带证件去柜台', note: '看最近的服务网点', action: counter },
]

type Trouble = 'code' | 'fact' | 'phone'

const ways: Readonly<Record<Trouble, readonly Way[]>> = {
  code: [
    { title: '再等一会儿，就能重发', note: '信号弱时会慢一些，也看看被拦截的短信' },
    ...people,
  ],
  fact: people,
  phone: people,
}

const titles = { code: '没有收到验证码', fact: '都不记得', phone: '换成现在的号码' }

interface HelpSheetProps {
  readonly kind: Trouble
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What to do where the code does not come, no fact comes to mind, or the phone on file is gone. */
export function HelpSheet({ kind, isOpen, onClose }: HelpSheetProps) {
  return (
    <Sheet title={titles[kind]} isOpen={isOpen} onClose={onClose}>
      <ul className={styles.ways}>
        {ways[kind].map(({ title, note, action }) => (
          <li key={title}>
            <span>
              {title}
              <small>{note}</small>
            </span>
            {action !== undefined && (
              <ButtonLink href={action.href} variant="text" isCompact>
                {action.text}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
