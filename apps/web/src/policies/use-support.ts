import type { ResponseOf } from '@ecenter/contract/call.ts'
import { querySupportProduct } from '@ecenter/contract/policies/query-support-product.ts'
import { useEffect, useState } from 'react'
import { send } from '../client/send.ts'
import { useBasicInfo } from '../state/basic-info.ts'

type Support = ResponseOf<typeof querySupportProduct>

/** What may be looked up in the visitor's city; the forms work with their defaults until it is known. */
export function useSupport(): Support | undefined {
  const { cityCode } = useBasicInfo()
  const [support, setSupport] = useState<Support>()
  useEffect(() => {
    let isCurrent = true
    void send(querySupportProduct, { cityCode }).then((outcome) => {
      if (isCurrent && outcome.kind === 'answered') setSupport(outcome.value)
    })
    return () => {
      isCurrent = false
    }
  }, [cityCode])
  return support
}
