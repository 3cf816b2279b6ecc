import { urlOf } from '@ecenter/contract/call.ts'
import { imageCodeLength } from '@ecenter/contract/constants/code-lengths.ts'
import type { ImageCodePicture } from '@ecenter/contract/constants/image-code-pictures.ts'
import { answer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { type ChangeEvent, useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { fetchWhole } from '../client/fetch-whole.ts'
import { pageCaller } from '../client/page-session.ts'
import { CodePicture } from '../kit/CodePicture.tsx'
import { Field } from '../kit/Field.tsx'
import { brand } from '../shell/brand.ts'

interface ImageCodeFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly randName: ImageCodePicture
  /** A new picture is drawn whenever this changes: a code dies of any try. */
  readonly round: number
}

const troubles = {
  'used-up': `换图次数已用完，请一小时后再来，或拨打 ${brand.hotline}。`,
  lost: '图片没有加载出来，请点图片重试。',
} as const

/** The image code with its picture; it refreshes on tap, thirty times a page session. */
export function ImageCodeField({ randName, round, error, ...input }: ImageCodeFieldProps) {
  const { picture, refresh } = useCodePicture(randName, round)
  const src = picture?.kind === 'drawn' ? picture.src : undefined
  const trouble = picture && picture.kind !== 'drawn' ? troubles[picture.kind] : undefined
  return (
    <Field
      {...input}
      label="图形验证码"
      aside="区分大小写"
      placeholder="图中 4 位字符"
      maxLength={imageCodeLength}
      autoCapitalize="off"
      spellCheck={false}
      isWrapping
      error={trouble ?? error}
      trailing={<CodePicture src={src} onRefresh={refresh} />}
    />
  )
}

type Picture =
  | { readonly kind: 'drawn'; readonly src: string }
  | { readonly kind: 'used-up' }
  | { readonly kind: 'lost' }

function useCodePicture(randName: ImageCodePicture, round: number) {
  const [picture, setPicture] = useState<Picture>()
  const [refreshes, setRefreshes] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let src: string | undefined
    // Who read the old picture would type a code that is dead.
    setPicture(undefined)
    void drawnPicture(randName, `${round}-${refreshes}`).then((drawn) => {
      if (!isCurrent) return
      if (drawn.kind === 'drawn') src = drawn.src
      setPicture(drawn)
    })
    return () => {
      isCurrent = false
      if (src !== undefined) URL.revokeObjectURL(src)
    }
  }, [randName, round, refreshes])

  return { picture, refresh: () => setRefreshes((before) => before + 1) }
}

/** Fetched rather than linked, so that a refusal of the service can be told from a picture. */
async function drawnPicture(randName: ImageCodePicture, random: string): Promise<Picture> {
  try {
    const { uuid } = await pageCaller()
    const query = new URLSearchParams({ randName, random, uuid })
    const response = await fetchWhole(`${urlOf(createCode)}?${query}`)
    const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false
    if (isPicture) return { kind: 'drawn', src: URL.createObjectURL(await response.blob()) }
    const read = safeParse(answer, await response.json())
    const isUsedUp =
      read.success && read.output.body.common.resultCode === resultCodes.imageRefreshCap
    return { kind: isUsedUp ? 'used-up' : 'lost' }
  } catch {
    return { kind: 'lost' }
  }
}
