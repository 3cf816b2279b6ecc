import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { ImageOff } from 'lucide'
import { type Ref, useState } from 'react'
import { fitted, type View } from '../gestures/zoom.ts'
import styles from './PictureSlide.module.css'

export interface Picture {
  readonly src: string
  /** What is to be seen on it. */
  readonly alt: string
}

interface PictureSlideProps {
  readonly picture: Picture
  /** 0 is seen, the others wait beside the screen. */
  readonly place: number
  readonly view?: View
  readonly ref?: Ref<HTMLImageElement>
}

export function PictureSlide({ picture, place, view = fitted, ref }: PictureSlideProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  return (
    <div
      className={classNames(styles.slide, place < 0 && styles.before, place > 0 && styles.after)}
      aria-hidden={place !== 0}
    >
      {state === 'loading' && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
      {state === 'failed' ? (
        <p className={styles.failed}>
          <Icon of={ImageOff} size="xl" />
          图片打不开，请关闭后再试一次。
        </p>
      ) : (
        <img
          ref={ref}
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          draggable={false}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      )}
    </div>
  )
}
