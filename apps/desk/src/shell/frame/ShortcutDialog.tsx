import { KeyHint } from '../../kit/buttons/KeyHint.tsx'
import { Checkbox } from '../../kit/fields/CheckboxGroup.tsx'
import { Dialog } from '../../kit/overlays/Dialog.tsx'
import styles from './ShortcutDialog.module.css'
import { turnShortcuts, useShortcutSetting } from './shortcut-setting.ts'
import { type Shortcut, useShortcuts } from './shortcuts.ts'

/** Every key that does something here, and the switch that turns them off. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const { bound, listed } = useShortcuts()
  const isOn = useShortcutSetting((state) => state.isOn)
  return (
    <Dialog title="快捷键" onClose={onClose}>
      <dl className={styles.list}>
        {[...bound.filter(isInForce), ...listed].map(({ keys, label }) => (
          <div key={keys.join(' ')}>
            <dt>{label}</dt>
            <dd>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
        <div>
          <dt>正在输入时用单键</dt>
          <dd>
            <KeyHint keys={['Alt+该键']} />
          </dd>
        </div>
        <div>
          <dt>提交正在填的表单</dt>
          <dd>
            <KeyHint keys={['Ctrl+Enter']} />
          </dd>
        </div>
        <div>
          <dt>关闭窗口</dt>
          <dd>
            <KeyHint keys={['Esc']} />
          </dd>
        </div>
      </dl>
      <Checkbox name="shortcuts" label="使用单键快捷键" value={isOn} onChange={turnShortcuts} />
    </Dialog>
  )
}

/** What came last acts, as where a page gives keys of the frame another meaning. */
function isInForce({ keys }: Shortcut, at: number, all: readonly Shortcut[]): boolean {
  const own = keys.join(' ')
  return all.findLastIndex((other) => other.keys.join(' ') === own) === at
}
