import type { ResponseOf } from '@ecenter/contract/call.ts'
import { querySupportProduct } from '@ecenter/contract/policies/find-car-policy.ts'
import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { channelNo } from '../client/page-session.ts'
import { sendQuery } from '../client/send.ts'
import { useBasicInfo } from '../state/basic-info.ts'

/** What may be looked up, and where. */
export type Support = ResponseOf<typeof querySupportProduct>
export type Product = Support['products'][number]

/** What may be looked up in the visitor's city and channel; the forms work with their defaults until it is known. */
export function useSupport(): Support | undefined {
  const { cityCode } = useBasicInfo()
  const [support, setSupport] = useState(earlySupport)
  const isKnown = support?.cityCode === cityCode
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    void supportIn(cityCode).then((told) => {
      if (isCurrent && told) setSupport(told)
    })
    return () => {
      isCurrent = false
    }
  }, [cityCode, isKnown])
  return support
}

/** What index.html has asked is waited for and not asked again. */
async function supportIn(cityCode: string): Promise<Support | undefined> {
  await Reflect.get(globalThis, 'earlyAsking')
  const early = earlySupport()
  if (early?.cityCode === cityCode) return early
  const result = await sendQuery(querySupportProduct, { cityCode, channelNo: channelNo() })
  return result.kind === 'answered' ? result.value : undefined
}

/** What the inline script of index.html has asked already, before any bundle had come. */
function earlySupport(): Support | undefined {
  const read = safeParse(querySupportProduct.response, Reflect.get(globalThis, 'earlySupport'))
  return read.success ? read.output : undefined
}
