import { readOverview } from '@ecenter/contract/person/overview.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCall } from '../../client/use-call.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { pageParameter, pathOf } from '../../shell/location.ts'
import styles from './OwnChoices.module.css'
import { type OwnChoices as Choices, ownChoicesOf } from './own-choices.ts'

/**
 * Above the form that it stands in: what the form asks for, as far as the proof knows it. Then nothing is
 * asked, and the form waits one line below for what is somebody else's.
 */
export function OwnChoices(_: { readonly isOpen: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  // A form has no room for it: most customers never see it, and a first visit is not to wait for it.
  const [place] = useState(() => document.createElement('div'))
  const { value, isLoading } = useCall(readOverview, {})
  const [own] = useState(() => ({ path: pathOf(location.hash), by: pageParameter('by') }))
  const choices = value && ownChoicesOf(own.path, own.by, value)
  useLayoutEffect(() => {
    mark.current?.closest('form')?.before(place)
    return () => place.remove()
  }, [place])
  // Their place is kept, so that nobody begins to fill in what is about to go.
  const { isFolded, unfold } = useFolded(mark, isLoading || choices !== undefined)
  return (
    <>
      <span ref={mark} hidden />
      {createPortal(
        choices !== undefined ? (
          <Chosen choices={choices} {...(isFolded && { onOther: unfold })} />
        ) : isLoading ? (
          isFolded && <Awaited />
        ) : (
          <p role="status" className={styles.line}>
            您已验证，<a href="#/me">直接看我的保障</a>
          </p>
        ),
        place,
      )}
    </>
  )
}

function Awaited() {
  return (
    <>
      <Loading />
      <SkeletonCards count={1} />
    </>
  )
}

interface ChosenProps {
  readonly choices: Choices
  /** Nothing once the form is open. */
  readonly onOther?: () => void
}

function Chosen({ choices: { label, choices, more, otherText }, onOther }: ChosenProps) {
  return (
    <div className={styles.own}>
      <p role="status" className={styles.line}>
        您已验证，点一下就能看，不用再填。
      </p>
      <Card title={label} isNavList>
        {choices.map(({ href, text, ...row }) => (
          <NavRow key={href} href={href} {...row}>
            {text}
          </NavRow>
        ))}
        {more > 0 && (
          <NavRow href="#/me" value={`还有 ${more} 个`}>
            看全部
          </NavRow>
        )}
      </Card>
      {onOther && (
        <Button variant="text" isBlock onClick={onOther}>
          {otherText}
        </Button>
      )}
    </div>
  )
}

/** The form around `mark` is put away, unless somebody has begun to fill it in. */
function useFolded(mark: RefObject<HTMLElement | null>, isAnswered: boolean) {
  const [isOpened, setIsOpened] = useState(false)
  const isFolded = isAnswered && !isOpened
  useLayoutEffect(() => {
    const form = mark.current?.closest('form')
    if (!form || !isFolded) return
    if (isBegun(form)) return setIsOpened(true)
    form.hidden = true
    return () => {
      form.hidden = false
    }
  }, [isFolded, mark])

  function unfold() {
    const form = mark.current?.closest('form')
    setIsOpened(true)
    // The button is gone; what it was for has the focus.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('input, button')?.focus())
  }
  return { isFolded, unfold }
}

function isBegun(form: HTMLFormElement): boolean {
  const typed = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox], [type=hidden])',
  )
  // A masked number is what the proof knows, and nobody has typed it.
  const isTyped = ({ value }: HTMLInputElement) => value !== '' && !value.includes('*')
  return form.contains(document.activeElement) || [...typed].some(isTyped)
}
