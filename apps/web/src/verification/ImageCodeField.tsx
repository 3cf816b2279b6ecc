import { urlOf } from '@ecenter/contract/call.ts'
import { imageCodeRefreshCap } from '@ecenter/contract/constants/image-code-refresh-cap.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { pageCaller } from '../client/page-session.ts'
import { CodePicture } from '../kit/CodePicture.tsx'
import { Field } from '../kit/Field.tsx'

interface ImageCodeFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly randName: 'carPolicyQuery' | 'verifypicForShortUrl'
  /** A new picture is drawn whenever this changes: a code dies of any try. */
  readonly round: number
}

const capText = '换图次数已用完，请稍后再来。'

/** The image code with its picture; it refreshes on tap, thirty times a page session. */
export function ImageCodeField({ randName, round, error, ...input }: ImageCodeFieldProps) {
  const picture = useCodePicture(randName, round)
  return (
    <Field
      {...input}
      label="图形验证码"
      aside="区分大小写"
      placeholder="右图 4 位字符"
      maxLength={4}
      autoCapitalize="off"
      spellCheck={false}
      isWrapping
      error={picture.isUsedUp ? capText : error}
      trailing={<CodePicture src={picture.src} onRefresh={picture.refresh} />}
    />
  )
}

function useCodePicture(randName: string, round: number) {
  const [src, setSrc] = useState<string>()
  const [refreshes, setRefreshes] = useState(0)
  const [isRefused, setIsRefused] = useState(false)
  const shown = useRef<string>(undefined)

  useEffect(() => {
    let isCurrent = true
    void drawnPicture(randName, `${round}-${refreshes}`).then((url) => {
      if (!isCurrent) return
      if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
      shown.current = url
      setSrc(url)
      setIsRefused(url === undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [randName, round, refreshes])

  return {
    src,
    isUsedUp: isRefused || refreshes > imageCodeRefreshCap,
    refresh: () => setRefreshes((before) => Math.min(before + 1, imageCodeRefreshCap + 1)),
  }
}

/** Fetched rather than linked, so that a refusal of the service can be told from a picture. */
async function drawnPicture(randName: string, random: string): Promise<string | undefined> {
  const { uuid } = await pageCaller()
  const query = new URLSearchParams({ randName, random, uuid })
  const response = await fetch(`${urlOf(createCode)}?${query}`, { credentials: 'same-origin' })
  const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false
  return isPicture ? URL.createObjectURL(await response.blob()) : undefined
}
