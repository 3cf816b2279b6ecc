import { staffRoleNames } from '@ecenter/contract/desk/permissions.ts'
import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import { Bell, BellOff, Keyboard, Volume2, VolumeX } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../kit/buttons/Button.tsx'
import { toastRoom } from '../../kit/overlays/beside-title.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { hrefOf } from '../location.ts'
import { accountPath } from '../shell-paths.ts'
import { ConnectionNote } from './ConnectionNote.tsx'
import { askForNotices, beep } from './call-attention.ts'
import { chooseNotices, useNoticeSetting } from './notice-setting.ts'
import { SignOutButton } from './SignOutButton.tsx'
import styles from './TopBar.module.css'

interface TopBarProps {
  readonly me: Me
  readonly title: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onShortcuts: () => void
  /** How one works now. */
  readonly status?: ReactNode
}

/** What page this is, whether the desk hears from the service, and who is signed in. */
export function TopBar({ me, title, headingRef, onShortcuts, status }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.end}>
        <ConnectionNote />
        {status}
        <a className={styles.me} href={hrefOf(accountPath)}>
          <b>{me.name}</b>
          <span>{me.roles.map((role) => staffRoleNames[role]).join('、')}</span>
          {me.branch !== undefined && <span>{me.branch.name}</span>}
          <span className="sr-only">，我的账号</span>
        </a>
        <NoticeButtons />
        <IconButton icon={Keyboard} label="快捷键" onClick={onShortcuts} />
        <SignOutButton me={me} />
      </div>
      {/* Behind the bar's own buttons: whoever comes to a page is here, and the next Tab is the page's. */}
      <div className={styles.begin} {...toastRoom}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
      </div>
    </header>
  )
}

/** Whether what arrives is heard, and whether the system shows it over other windows. */
function NoticeButtons() {
  const { sound, desktop } = useNoticeSetting()

  async function handleSound() {
    if ((await chooseNotices({ sound: !sound })) && !sound) beep()
  }

  async function handleDesktop() {
    if (!desktop && !(await askForNotices())) {
      showToast('浏览器没有允许桌面提醒。请在地址栏左侧的网站设置里允许通知，再打开。')
      return
    }
    if ((await chooseNotices({ desktop: !desktop })) && !desktop) {
      showToast('已打开桌面提醒，提醒里不显示客户信息。')
    }
  }

  return (
    <>
      <IconButton
        icon={sound ? Volume2 : VolumeX}
        label={sound ? '关闭提示音' : '打开提示音'}
        onClick={() => void handleSound()}
      />
      <IconButton
        icon={desktop ? Bell : BellOff}
        label={desktop ? '关闭桌面提醒' : '打开桌面提醒'}
        onClick={() => void handleDesktop()}
      />
    </>
  )
}
