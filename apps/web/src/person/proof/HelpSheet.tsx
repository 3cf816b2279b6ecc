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
const otherWay = { text: '换方式', href: '#/proof?by=plate' }
const counter = { text: '看地址', href: '#/outlet-query' }

const ways: Readonly<Record<'code' | 'fact', readonly Way[]>> = {
  code: [
    { title: '再等一会儿，就能重发', note: '信号弱时会慢一些，也看看被拦截的短信' },
    { title: '号码停用了', note: '用车牌号和证件查', action: otherWay },
    { title: '还是不行', note: '人工帮您确认身份', action: call },
  ],
  fact: [
    { title: '用车牌号和证件查', note: '验证码发到保单上留的手机', action: otherWay },
    { title: '打电话，人工帮您确认', note: `${brand.hotline}，24 小时`, action: call },
    { title: '带身份证去柜台', note: '看最近的服务网点', action: counter },
  ],
}

const titles = { code: '没有收到验证码', fact: '都不记得' }

interface HelpSheetProps {
  readonly kind: 'code' | 'fact'
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What to do where the code does not come, or no fact comes to mind. */
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
