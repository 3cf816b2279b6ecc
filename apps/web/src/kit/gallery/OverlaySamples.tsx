import { useState } from 'react'
import { Button, ButtonLink } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Dialog } from '../Dialog.tsx'
import { Field } from '../Field.tsx'
import { Fields } from '../Fields.tsx'
import { Sheet } from '../Sheet.tsx'
import { showToast } from '../toast-store.ts'
import styles from './samples.module.css'

export function OverlaySamples() {
  const [open, setOpen] = useState<'sheet' | 'dialog'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="按钮和弹层">
      <div className={styles.stack}>
        <Button variant="secondary" isBlock onClick={() => setOpen('sheet')}>
          打开底部弹层
        </Button>
        <Button variant="soft" onClick={() => setOpen('dialog')}>
          打开对话框
        </Button>
        <Button variant="danger">删除记录</Button>
        <Button isBusy>正在查询…</Button>
        <Button disabled>确认</Button>
        <div className={styles.row}>
          <Button variant="secondary" isCompact onClick={() => showToast('已保存')}>
            显示提示
          </Button>
          <ButtonLink variant="text" isCompact href="tel:95518">
            联系我们
          </ButtonLink>
        </div>
      </div>
      <Sheet title="发送到邮箱" isOpen={open === 'sheet'} onClose={close}>
        <Fields>
          <Field
            label="邮箱地址"
            type="email"
            autoComplete="email"
            data-autofocus
            hint="几分钟内送达。没收到时，请查看垃圾邮件。"
          />
          <Button
            isBlock
            onClick={() => {
              close()
              showToast('已发送，请查收邮箱')
            }}
          >
            发送
          </Button>
        </Fields>
      </Sheet>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        code="E1010002"
        actions={[
          { label: '联系我们', href: 'tel:95518' },
          { label: '返回首页', onPress: close },
        ]}
      >
        数据获取失败，
        <br />
        您可以返回首页重新办理。
      </Dialog>
    </Card>
  )
}
