import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Umbrella } from 'lucide'
import { useRef, useState } from 'react'
import { useIsScreen } from '../shell/site-screens.ts'
import styles from './Carousel.module.css'
import { targetOf } from './target.ts'

/**
 * What the insurer shows in a row, turned by the visitor's finger alone: what moves by itself is gone
 * before slow readers have read it. It shows nothing until there is something to show.
 */
export function Carousel({ figures }: { readonly figures: readonly Announcement[] }) {
  const isScreen = useIsScreen()
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (figures.length === 0) return null

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }

  return (
    <section aria-label="活动推荐">
      <ul ref={row} className={styles.row} onScroll={handleScroll}>
        {figures.map(({ id, title, text, to, picture }) => (
          <li key={id}>
            <a className={styles.figure} href={targetOf(to, isScreen)}>
              <span className={styles.text}>
                <b>{title}</b>
                <span>{text}</span>
              </span>
              {picture === undefined ? (
                <Icon of={Umbrella} size="xl" />
              ) : (
                <img className={styles.picture} src={picture} alt="" />
              )}
            </a>
          </li>
        ))}
      </ul>
      {figures.length > 1 && (
        <p className={styles.dots} aria-hidden="true">
          {figures.map(({ id }, at) => (
            <i key={id} className={at === shown ? styles.isOn : undefined} />
          ))}
        </p>
      )}
    </section>
  )
}
