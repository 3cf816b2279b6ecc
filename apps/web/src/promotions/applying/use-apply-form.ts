import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import { getComCode } from '@ecenter/contract/places/place.ts'
import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { generateLink } from '@ecenter/contract/promotions/promotion-calls.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { navigate } from '../../shell/location.ts'
import { forgetDraft, useFormDrafts } from '../../state/form-drafts.ts'
import { usePromotionApplication } from '../../state/promotion-application.ts'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { ownLinkPath } from '../promotion-pages.ts'

export type ApplyForm = ReturnType<typeof useApplyForm>['form']
export type Branches = ReturnType<typeof useApplyForm>['branches']

/** The form of an application. A second one, for the other product, begins with the same person. */
export function useApplyForm(product: PromotedProduct) {
  const [promotingPhone, setPromotingPhone] = useState<string>()
  const before = usePromotionApplication()
  const typed = useFormDrafts((all) => all[generateLink.path])
  const cityCode = typed?.cityCode ?? before.cityCode
  const branches = useBranches(cityCode, typed?.comCode ?? before.comCode)

  const form = useTypedPhoneForm(generateLink, 'promotion', {
    initial: {
      employeeNo: before.employeeNo,
      promoterName: before.promoterName,
      phoneNumber: before.phoneNumber,
      cityCode: before.cityCode,
      countyAddress: before.countyAddress,
      comCode: before.comCode,
      groupuserCode: before.groupuserCode,
      projectCode: before.projectCode,
    },
    optional: ['countyAddress', 'groupuserCode', 'projectCode'],
    fixed: { promoteProduct: product, comCode: branches.comCode },
    onRefusal({ field }, { phoneNumber }) {
      if (field === 'phoneNumber') handlePromotesAlready(phoneNumber)
      return false
    },
    onAnswer: handleMade,
  })
  function handlePromotesAlready(phoneNumber: string) {
    setPromotingPhone(phoneNumber)
    // The link that this visit knows may be that of another phone.
    if (phoneNumber !== before.phoneNumber) usePromotionApplication.setState({ carLink: '' })
  }

  const { only } = branches
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed once for each city
  useEffect(() => {
    if (only !== undefined) form.type('comCode', only)
  }, [only])

  return { form, branches, isPromoter: promotingPhone === form.field('phoneNumber').value }
}

/** Those of a city; the only one need not be chosen, and one of another city is none. */
function useBranches(cityCode: string, comCode: string) {
  const { value, ...asked } = useCall(getComCode, cityCode === '' ? undefined : { cityCode })
  const all = value?.branches ?? []
  const chosen = all.find((branch) => branch.comCode === comCode)
  return {
    ...asked,
    all,
    chosen,
    only: chosen === undefined && all.length === 1 ? all[0]?.comCode : undefined,
    isNone: value !== undefined && all.length === 0,
    /** Who sends before they are here sends the one they chose before, and the service judges it. */
    comCode: value === undefined ? comCode : (chosen?.comCode ?? ''),
  }
}

type Application = RequestOf<typeof generateLink>

function handleMade({ carLink }: ResponseOf<typeof generateLink>, asked: Application) {
  const { countyAddress = '', groupuserCode = '', projectCode = '' } = asked
  usePromotionApplication.setState({ ...asked, countyAddress, groupuserCode, projectCode, carLink })
  forgetDraft(generateLink.path)
  navigate(ownLinkPath(asked.promoteProduct, 'new'))
}
