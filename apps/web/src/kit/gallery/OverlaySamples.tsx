import { useState } from 'react'
import { Button, ButtonLink } from '../buttons/Button.tsx'
import { Field } from '../fields/Field.tsx'
import { Fields } from '../fields/Fields.tsx'
import { Card } from '../layout/Card.tsx'
import { ActionSheet } from '../overlays/ActionSheet.tsx'
import { Asker } from '../overlays/Asker.tsx'
import { askConfirm, askPrompt } from '../overlays/ask.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { Sheet } from '../overlays/Sheet.tsx'
import { showToast } from '../overlays/toast-store.ts'
import styles from './samples.module.css'

const clauses = Array.from({ length: 30 }, (_, at) => at + 1)

export function OverlaySamples() {
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'actions' | 'long'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="按钮和弹层">
      <div className={styles.stack}>
        <Button variant="secondary" isBlock onClick={() => setOpen('sheet')}>
          打开底部弹层
        </Button>
        <Button variant="secondary" isBlock onClick={() => setOpen('long')}>
          打开长弹层
        </Button>
        <Button variant="secondary" isBlock onClick={() => setOpen('actions')}>
          打开操作菜单
        </Button>
        <Button variant="soft" onClick={() => setOpen('dialog')}>
          打开对话框
        </Button>
        <Button variant="danger" onClick={removeRecord}>
          删除记录
        </Button>
        <Button variant="secondary" onClick={nameCar}>
          给车辆起名
        </Button>
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
      <Sheet title="发到邮箱" isOpen={open === 'sheet'} onClose={close}>
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
          <ButtonLink variant="text" isCompact href="#rules">
            《个人信息处理规则》
          </ButtonLink>
        </Fields>
      </Sheet>
      <Sheet title="保险条款" isOpen={open === 'long'} onClose={close}>
        {clauses.map((number) => (
          <p key={number}>第 {number} 条　发生保险事故后，请及时报案，并保留现场照片。</p>
        ))}
        <Button
          isBlock
          onClick={async () => {
            if (await askConfirm({ text: '确认已读完全部条款吗？' })) close()
          }}
        >
          我已读完
        </Button>
      </Sheet>
      <ActionSheet
        title="保单 PDZA **** 3822"
        isOpen={open === 'actions'}
        onClose={close}
        choices={[
          { label: '下载电子保单', onChoose: () => showToast('已下载') },
          { label: '发到邮箱', note: 'w***@example.com', onChoose: () => setOpen('sheet') },
          { label: '申请纸质保单', note: '本保单暂不支持', isDisabled: true, onChoose: () => {} },
          { label: '删除查询记录', isDangerous: true, onChoose: removeRecord },
        ]}
      />
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
      <Asker />
    </Card>
  )
}

async function removeRecord() {
  const isSure = await askConfirm({ text: '删除后，下次需要重新填写查询信息。要删除吗？' })
  showToast(isSure ? '已删除' : '没有删除')
}

async function nameCar() {
  const name = await askPrompt({
    title: '给车辆起名',
    text: '名字只显示给您自己看。',
    label: '车辆名称',
    pattern: /[\p{L}\d ]{2,8}/u,
    judge: (typed) => typed !== '我的车' || '已经有一辆叫“我的车”，请换一个名字。',
  })
  showToast(name === undefined ? '没有改名' : `已改名为${name}`)
}
