import { type ContactField, readContact } from '@ecenter/contract/person/contact.ts'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { useWishedCall } from '../client/use-wished-call.ts'
import { Columns } from '../kit/layout/Columns.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { ContactFieldCard } from './contact/ContactFieldCard.tsx'
import { contactFields } from './contact/contact-words.ts'
import { OwnUnanswered } from './ProofNeeded.tsx'

/** `/me/contact`: how the insurer reaches the customer, and how that is changed. */
export function ContactPage() {
  const { value, failed, ask } = useWishedCall(readContact, {}, ({ changes }) => changes)
  if (value === undefined || failed !== undefined) {
    return (
      <Screen>
        <OwnUnanswered {...{ failed, ask }} isOfPerson />
      </Screen>
    )
  }
  const [phone, ...others] = contactFields
  const cardOf = (field: ContactField) => (
    <ContactFieldCard
      key={field}
      field={field}
      info={value}
      onChanged={(changed) => {
        keepPrefetched(readContact, {}, changed)
        ask()
      }}
    />
  )
  return (
    <Screen isWide>
      <Columns side={others.map(cardOf)}>{cardOf(phone)}</Columns>
      <PageFoot>
        原手机号收不到短信的，请拨打{' '}
        <a className="num" href={hotlineUrl}>
          {brand.hotline}
        </a>
      </PageFoot>
    </Screen>
  )
}
