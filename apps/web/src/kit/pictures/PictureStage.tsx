import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronLeft, ChevronRight, type IconNode, X, ZoomIn, ZoomOut } from 'lucide'
import { type KeyboardEvent, useState, type WheelEvent } from 'react'
import { type Picture, PictureSlide } from './PictureSlide.tsx'
import styles from './PictureStage.module.css'
import { usePictureGestures } from './use-picture-gestures.ts'

interface PictureStageProps {
  readonly pictures: readonly Picture[]
  readonly startAt: number
  readonly onClose: () => void
}

const zoomStep = 1.5
const shiftStep = 60
const shiftOfKey: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map([
  ['ArrowLeft', { x: shiftStep, y: 0 }],
  ['ArrowRight', { x: -shiftStep, y: 0 }],
  ['ArrowUp', { x: 0, y: shiftStep }],
  ['ArrowDown', { x: 0, y: -shiftStep }],
])

/** By finger, by mouse and wheel, by keys: arrows leaf, or move what is enlarged by + and -. */
export function PictureStage({ pictures, startAt, onClose }: PictureStageProps) {
  const [at, setAt] = useState(startAt)
  const count = pictures.length
  const leaf = (step: -1 | 1) => setAt(Math.min(count - 1, Math.max(0, at + step)))
  const { view, strip, zoomBy, shiftBy, pictureRef, handlers } = usePictureGestures({
    at,
    count,
    onStep: leaf,
  })

  function handleKey({ key }: KeyboardEvent) {
    const shift = shiftOfKey.get(key)
    if (key === '+' || key === '=') zoomBy(zoomStep)
    else if (key === '-') zoomBy(1 / zoomStep)
    else if (shift && view.scale > 1) shiftBy(shift)
    else if (key === 'ArrowLeft') leaf(-1)
    else if (key === 'ArrowRight') leaf(1)
  }

  function handleWheel({ deltaY, ctrlKey }: WheelEvent) {
    // With Ctrl the browser enlarges the whole page.
    if (!ctrlKey) zoomBy(deltaY < 0 ? zoomStep : 1 / zoomStep)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work from every button in it.
    <div className={styles.screen} onKeyDown={handleKey}>
      <div className={styles.stage} onWheel={handleWheel} {...handlers}>
        <div {...strip.attributes} className={classNames(styles.strip, strip.attributes.className)}>
          {pictures.map((picture, place) => {
            if (Math.abs(place - at) > 1) return null
            const isSeen = place === at
            return (
              <PictureSlide
                key={picture.src}
                picture={picture}
                place={place - at}
                {...(isSeen && { view, ref: pictureRef })}
              />
            )
          })}
        </div>
      </div>
      <p className={styles.place} role="status">
        第 {at + 1} 张，共 {count} 张
      </p>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Icon of={X} size="l" />
      </button>
      <div className={styles.bar}>
        <BarButton icon={ChevronLeft} label="上一张" isOff={at === 0} onPress={() => leaf(-1)} />
        <BarButton icon={ZoomOut} label="缩小" onPress={() => zoomBy(1 / zoomStep)} />
        <BarButton icon={ZoomIn} label="放大" onPress={() => zoomBy(zoomStep)} />
        <BarButton
          icon={ChevronRight}
          label="下一张"
          isOff={at === count - 1}
          onPress={() => leaf(1)}
        />
      </div>
    </div>
  )
}

interface BarButtonProps {
  readonly icon: IconNode
  readonly label: string
  readonly onPress: () => void
  readonly isOff?: boolean
}

/** Stays focusable where it leads nowhere: the focus must not get lost at the last picture. */
function BarButton({ icon, label, onPress, isOff = false }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <Icon of={icon} size="l" />
    </button>
  )
}
