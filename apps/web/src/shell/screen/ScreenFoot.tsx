import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { brand, hotlineUrl } from '../brand.ts'
import { setElderMode, useElderMode } from '../elder-mode.ts'
import styles from './ScreenFoot.module.css'

const ReadAloud = lazy(async () => ({
  default: (await import('../reading/ReadAloud.tsx')).ReadAloud,
}))

/** The end of every screen: larger or usual type with one tap, and with large type a voice and a person to call. */
export function ScreenFoot() {
  const isElder = useElderMode()
  const [said, setSaid] = useState('')

  function handleSwitch() {
    setElderMode(!isElder)
    setSaid(isElder ? '已切换到标准版' : '已切换到大字版')
  }

  return (
    <footer className={styles.foot}>
      {isElder && (
        <>
          <Suspense>
            <ReadAloud />
          </Suspense>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            打电话找人工 <span className="num">{brand.hotline}</span>
          </ButtonLink>
        </>
      )}
      <Button variant="text" onClick={handleSwitch}>
        {isElder ? '切换到标准版' : '字太小？切换到大字版'}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </footer>
  )
}
