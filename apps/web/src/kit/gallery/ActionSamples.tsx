import { Download, Mail } from 'lucide'
import { ActionBar } from '../ActionBar.tsx'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { showToast } from '../toast-store.ts'

export function ActionSamples() {
  return (
    <ActionBar label="操作栏">
      <Button variant="icon" onClick={() => showToast('已下载')}>
        <Icon of={Download} />
        下载
      </Button>
      <Button variant="icon" onClick={() => showToast('已发送，请查收邮箱')}>
        <Icon of={Mail} />
        发送邮箱
      </Button>
      <Button
        onClick={() =>
          showToast('这是一条很长的提示，从三十个字起，提示框的宽度是屏幕的百分之八十')
        }
      >
        显示长提示
      </Button>
    </ActionBar>
  )
}
