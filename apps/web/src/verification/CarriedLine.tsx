import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './CarriedLine.module.css'

/** Above the form that it stands in: what is the customer's own is one tap away. */
export function CarriedLine() {
  const mark = useRef<HTMLSpanElement>(null)
  // A form has no room for it: most customers never see it, and a first visit is not to wait for it.
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    mark.current?.closest('form')?.before(place)
    return () => place.remove()
  }, [place])
  return (
    <>
      <span ref={mark} hidden />
      {createPortal(
        <p role="status" className={styles.line}>
          您已验证，<a href="#/me">直接看我的保障</a>
        </p>,
        place,
      )}
    </>
  )
}
