import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { RefreshCw } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import styles from './SlideCaptcha.module.css'
import { SlideTrack } from './SlideTrack.tsx'
import type { WayPoint } from './slide-way.ts'

/** All measures in pixels of the background picture. */
export interface SlideCaptchaProps {
  readonly background: string
  readonly piece: string
  readonly width: number
  readonly height: number
  readonly pieceTop: number
  readonly pieceWidth: number
  readonly state: 'ready' | 'checking' | 'passed' | 'failed'
  /** The piece was let go with its left edge at `x`, and got there like this. */
  readonly onRelease: (x: number, way: readonly WayPoint[]) => void
  readonly onRefresh: () => void
  readonly hint?: string
  /** A way for those who cannot see the picture. */
  readonly children?: ReactNode
}

export function SlideCaptcha(props: SlideCaptchaProps) {
  const { background, piece, width, height, pieceTop, pieceWidth, state, onRefresh } = props
  const [x, setX] = useState(0)
  const [shown, setShown] = useState(background)
  if (shown !== background) {
    setShown(background)
    setX(0)
  }

  return (
    <div className={styles.slide}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          className={styles.background}
          src={background}
          alt="一排带图案的圆圈"
          draggable={false}
        />
        <img
          className={styles.piece}
          src={piece}
          alt=""
          draggable={false}
          style={{
            left: percent(x, width),
            top: percent(pieceTop, height),
            width: percent(pieceWidth, width),
          }}
        />
      </div>
      <SlideTrack
        x={x}
        max={width - pieceWidth}
        isHeld={state === 'checking' || state === 'passed'}
        onMove={setX}
        onRelease={props.onRelease}
      />
      <div className={styles.foot}>
        <p className={classNames(styles.status, styles[state])} role="status">
          {textOf(props)}
        </p>
        <Button variant="text" isCompact onClick={onRefresh} disabled={state === 'passed'}>
          <Icon of={RefreshCw} size="s" />
          换一张
        </Button>
      </div>
      {props.children !== undefined && <p className={styles.otherWay}>看不清？{props.children}</p>}
    </div>
  )
}

function textOf({ state, hint = '拖动滑块，把字放到它说的图案上' }: SlideCaptchaProps): string {
  switch (state) {
    case 'ready':
      return hint
    case 'checking':
      return '正在验证…'
    case 'passed':
      return '验证通过'
    case 'failed':
      return '没有放对，请再试一次'
  }
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}
