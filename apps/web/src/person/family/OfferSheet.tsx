import { type FamilyScope, familyScopes } from '@ecenter/contract/call.ts'
import { type FamilyList, offerFamily } from '@ecenter/contract/person/family.ts'
import { useState } from 'react'
import { Checklist } from '../../kit/choices/Checklist.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { MobileField } from '../../kit/fields/MobileField.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { scopeWords } from './family-words.ts'

/** Where what is typed is kept. */
export const offerDraft = 'family offer'

interface OfferSheetProps {
  /** Names the person in this session. */
  readonly handle: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onOffered: (list: FamilyList) => void
}

/** Whom, by which phone, and what they may see; then a code to the customer's own phone. */
export function OfferSheet({ handle, isOpen, onClose, onOffered }: OfferSheetProps) {
  const [scopes, setScopes] = useState<readonly FamilyScope[]>(['policies', 'claims'])
  const form = useFreshCodeForm(
    offerFamily,
    { handle, purpose: 'offer-family', queryHref: '#/proof?to=%2Fme%2Ffamily' },
    {
      initial: { name: '', mobile: '' },
      fixed: { handle, scopes: [...scopes] },
      draft: offerDraft,
      onAnswer: onOffered,
    },
  )
  return (
    <>
      <Sheet title="邀请家人" isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} aria-label="邀请家人">
          <Fields>
            <Field
              {...form.field('name')}
              label="您怎么称呼对方"
              hint="只有您自己看得到，比如：妈妈"
              maxLength={10}
              autoComplete="off"
            />
            <MobileField
              {...form.widget('mobile')}
              label="对方的手机号"
              hint="我们发短信请对方接受，接受时要用这个手机号验证本人。"
            />
            <Checklist
              name="scopes"
              label="可以看什么"
              choices={familyScopes.map((value) => ({ value, ...scopeWords[value] }))}
              value={scopes}
              onChange={setScopes}
              error={form.errorAt('scopes')}
            />
            <FormEnd form={form}>邀请</FormEnd>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
