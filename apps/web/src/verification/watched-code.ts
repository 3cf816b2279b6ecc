import type { ImageCodePicture } from '@ecenter/contract/constants/lengths.ts'
import type { ChangeEvent, RefObject } from 'react'
import type { FieldProps } from '../kit/fields/Field.tsx'

export interface ImageCodeFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly randName: ImageCodePicture
  /** A new picture is drawn whenever this changes: a code dies of any try. */
  readonly round: number
  /** Told what the form sends in place of a code that was checked ahead; nothing when that is over. */
  readonly onChecked: (facts: Readonly<Record<string, undefined>>) => void
}

/** What stands at the field beside the form's own error. While it is checked nothing is typed. */
export interface CodeNote extends Pick<FieldProps, 'aside' | 'error' | 'readOnly'> {
  /** The customer has proven who they are, and is asked for no code until the service wants one. */
  readonly isCarried?: true
}

/** A picture, and since when it lives in milliseconds since 1970; or why there is none. */
export interface DrawnPicture {
  readonly src?: string
  readonly drawnAt?: number
  readonly trouble?: string
}

/** What looks after the field gets of it. */
export interface CodeWatchProps extends ImageCodeFieldProps {
  readonly isOpen: boolean
  /** None while it is on its way. */
  readonly picture: DrawnPicture | undefined
  readonly refresh: () => void
  readonly field: RefObject<HTMLInputElement | null>
  readonly note: CodeNote
  readonly setNote: (note: CodeNote) => void
}
