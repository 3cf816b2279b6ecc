import { fetchWhole } from '@ecenter/client/fetch-whole.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { type ImageCodePicture, imageCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { answerFrame } from '@ecenter/contract/envelope/answer.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { useEffect, useRef, useState } from 'react'
import { parse } from 'valibot'
import { pageCaller, whenThereIsTime } from '../client/page-session.ts'
import { CodePicture } from '../kit/fields/CodePicture.tsx'
import { Field } from '../kit/fields/Field.tsx'
import { later } from '../kit/overlays/later.tsx'
import type { CodeNote, DrawnPicture, ImageCodeFieldProps } from './watched-code.ts'

/** Nobody has read the picture and typed by the time that it comes. */
const CodeWatch = later(() => import('./CodeWatch.tsx'), 'CodeWatch')

/** The image code with its picture; it refreshes on tap, thirty times a page session. */
export function ImageCodeField(props: ImageCodeFieldProps) {
  const { randName, round, error, onChecked, ...input } = props
  const { picture, refresh } = useCodePicture(randName, round)
  const [note, setNote] = useState<CodeNote>({})
  const [isWatched, setIsWatched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    return whenThereIsTime(() => setIsWatched(true))
  }, [])
  return (
    <>
      {note.isCarried || (
        <Field
          {...input}
          ref={field}
          label="图形验证码"
          aside="区分大小写"
          placeholder="图中 4 位字符"
          maxLength={imageCodeLength}
          autoCapitalize="off"
          spellCheck={false}
          isWrapping
          {...note}
          error={picture?.trouble ?? note.error ?? error}
          trailing={<CodePicture src={picture?.src} onRefresh={refresh} />}
          onFocus={() => setIsWatched(true)}
        />
      )}
      <CodeWatch isOpen={isWatched} {...{ ...props, picture, refresh, field, note, setNote }} />
    </>
  )
}

function useCodePicture(randName: ImageCodePicture, round: number) {
  const [picture, setPicture] = useState<DrawnPicture>()
  const [refreshes, setRefreshes] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let src: string | undefined
    // Who read the old picture would type a code that is dead.
    setPicture(undefined)
    void drawnPicture(randName, `${round}-${refreshes}`).then((drawn) => {
      if (!isCurrent) return
      src = drawn.src
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
async function drawnPicture(randName: ImageCodePicture, random: string): Promise<DrawnPicture> {
  try {
    const { uuid } = await pageCaller()
    const query = new URLSearchParams({ randName, random, uuid })
    const blob = await (await fetchWhole(`${urlOf(createCode)}?${query}`)).blob()
    if (/^image/.test(blob.type)) return { src: URL.createObjectURL(blob), drawnAt: Date.now() }
    const { resultCode, resultMsg } = parse(answerFrame, JSON.parse(await blob.text())).body.common
    // No more pictures for now, for example. A long code is an outage, whose words send people home.
    if (resultCode.length < 8) return { trouble: resultMsg }
  } catch {
    // Said below.
  }
  return { trouble: '图片没有加载出来，请点“换一张”。' }
}
