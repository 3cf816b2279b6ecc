import { Bell, BellOff, Volume2, VolumeX } from 'lucide'
import { IconButton } from '../../kit/buttons/Button.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { askForNotices, beep } from './call-attention.ts'
import { chooseNotices, useNoticeSetting } from './notice-setting.ts'

/** Whether what arrives is heard, and whether the system shows it over other windows. */
export function NoticeButtons() {
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
