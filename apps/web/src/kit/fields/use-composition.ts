import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * For an input whose text is tidied as it is typed. What an input method is still composing (学, or
 * a letter on a Chinese keyboard) must not be touched before it is done.
 */
export function useComposition(text: string, read: (input: HTMLInputElement) => void) {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? text,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      if (composed === undefined) read(currentTarget)
      else setComposed(currentTarget.value)
    },
    onCompositionStart: () => setComposed(text),
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      setComposed(undefined)
      read(currentTarget)
    },
  }
}
