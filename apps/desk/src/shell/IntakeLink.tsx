import { newRequestId } from '@ecenter/client/request-id.ts'
import { Plus } from 'lucide'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { hrefOf } from './location.ts'

interface IntakeLinkProps {
  /** The form that takes something in. */
  readonly path: string
  readonly children: ReactNode
}

/**
 * From a list to its form for somebody whom nobody knows: each time another form, for the next caller is not to
 * find the words of the one before. Its address stays, and with it what was typed, over a reload and the way back.
 */
export function IntakeLink({ path, children }: IntakeLinkProps) {
  const [of] = useState(newRequestId)
  return (
    <ButtonLink variant="primary" href={hrefOf(path, { of })} icon={Plus}>
      {children}
    </ButtonLink>
  )
}
