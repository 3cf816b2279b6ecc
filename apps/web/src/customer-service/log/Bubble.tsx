import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Bot } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Bubble.module.css'

interface BubbleProps {
  readonly from: 'customer' | 'robot' | 'agent'
  /** The first that one side says in a row shows who it is. */
  readonly isFirst?: boolean
  /** As the person is called. */
  readonly name?: string | undefined
  /** What may be quoted of them. */
  readonly number?: string | undefined
  /** Below the words: how it stands, what can be done with it. */
  readonly below?: ReactNode
  /** Without the white of a bubble: a picture. */
  readonly isBare?: boolean
  readonly children: ReactNode
}

/** What one side says, on its side of the screen. */
export function Bubble(props: BubbleProps) {
  const { from, isFirst = false, name, number, below, isBare = false, children } = props
  return (
    <div className={classNames(styles.message, styles[from])}>
      {from !== 'customer' && (
        <span className={classNames(styles.avatar, !isFirst && styles.empty)} aria-hidden="true">
          {isFirst && (from === 'robot' ? <Icon of={Bot} /> : initialOf(name))}
        </span>
      )}
      <div className={styles.main}>
        <Speaker {...{ from, isFirst, name, number }} />
        {isBare ? children : <div className={styles.bubble}>{children}</div>}
        {below}
      </div>
    </div>
  )
}

type SpeakerProps = Pick<BubbleProps, 'from' | 'isFirst' | 'name' | 'number'>

/** Who sees a person's name hears the robot's too. */
function Speaker({ from, isFirst, name, number }: SpeakerProps) {
  if (from === 'agent' && isFirst) {
    return (
      <span className={styles.name}>
        人工客服{name !== undefined && ` ${name}`}
        {number !== undefined && `（工号 ${number}）`}
      </span>
    )
  }
  return <span className="sr-only">{speakers[from]}：</span>
}

/** Of 小周 and of 周婷 it is 周. */
function initialOf(name = '客'): string {
  return name.replace(/^小(?=.)/, '').slice(0, 1)
}

const speakers = { customer: '我', robot: '自助客服', agent: '人工客服' }
