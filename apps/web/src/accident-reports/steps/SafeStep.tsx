import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { ClipboardList, Plus, ShieldCheck, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { untilText } from '../../kit/words/until-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { changeDraft, forgetDraft, useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import { goToStep, stepIn } from '../report-steps.ts'

/** People first: nothing is asked before it is said whether somebody is hurt. */
export function SafeStep() {
  const { isFound } = useDraft()
  return isFound ? <FoundDraft /> : <Safe />
}

function Safe() {
  return (
    <FlowScreen step="safe" title="人都安全吗？" sub="先到路边安全的地方">
      <div className={styles.choices}>
        <button
          type="button"
          className={classNames(styles.huge, styles.go)}
          onClick={() => goOn(false)}
        >
          <Icon of={ShieldCheck} />
          <span>
            <b>没有人受伤</b>
            <small>继续报案，约 3 分钟</small>
          </span>
        </button>
        <button type="button" className={styles.huge} onClick={() => goOn(true)}>
          <Icon of={TriangleAlert} />
          <span>
            <b>有人受伤</b>
            <small>先救人，再报案</small>
          </span>
        </button>
      </div>
      <div>
        <p className={styles.label}>直接打电话</p>
        <nav className={styles.calls} aria-label="紧急电话">
          <a className={styles.urgent} href="tel:120">
            <b>120</b>救人
          </a>
          <a href="tel:122">
            <b>122</b>交警
          </a>
          <a href={hotlineUrl}>
            <b>{brand.hotline}</b>我们
          </a>
        </nav>
      </div>
      <p className={styles.tip}>
        <Icon of={TriangleAlert} />
        <span>
          开双闪，车后放三角牌：
          <br />
          普通路 50 米外，高速 150 米外
        </span>
      </p>
    </FlowScreen>
  )
}

function goOn(isHurt: boolean): void {
  changeDraft({ isHurt })
  goToStep(isHurt ? 'hurt' : 'where')
}

/** What was told before on this phone waits for a word. */
function FoundDraft() {
  const { kind, words, photos, step, savedAt, toldAt } = useDraft().draft
  const [isSure, setIsSure] = useState(false)
  const told = [
    kind && accidentKindNames[kind],
    words,
    photos.length > 0 && `已拍 ${photos.length} 张`,
  ].filter(Boolean)
  return (
    <FlowScreen
      step="safe"
      title="接着上次报？"
      sub={`${untilText(minuteText(savedAt), new Date())} 停下的，存在这台手机里`}
    >
      <div className={styles.choices}>
        <button
          type="button"
          className={classNames(styles.huge, styles.go)}
          onClick={() => goToStep(stepIn(step))}
        >
          <Icon of={ClipboardList} />
          <span>
            <b>接着报</b>
            {told.length > 0 && <small>{told.join('，')}</small>}
          </span>
        </button>
        <button
          type="button"
          className={styles.huge}
          onClick={() => (isSure ? forgetDraft() : setIsSure(true))}
        >
          <Icon of={Plus} />
          <span role="status">
            <b>{isSure ? '再按一次，删除上次的' : '重新报一起'}</b>
            <small>
              {toldAt === undefined ? '上次填的' : '上次的还没有发出去，'}从这台手机删除
            </small>
          </span>
        </button>
      </div>
    </FlowScreen>
  )
}
