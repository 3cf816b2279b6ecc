import { type DeskCustomer, readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../../shell/location.ts'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { customerPath } from '../customer-paths.ts'
import { PurposePanel } from '../PurposePanel.tsx'

interface IntakePageProps {
  /** Where one is led back to without a customer. */
  readonly list: { readonly path: string; readonly title: string }
  readonly children: (customer: DeskCustomer | undefined) => ReactNode
}

/** What is taken in for the customer that the address names, or for somebody whom nobody looked for. */
export function IntakePage({ list, children }: IntakePageProps) {
  const { id, chat } = usePlace().parameters
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const query = useDeskQuery(readCustomer, id === undefined ? undefined : { customerId: id })
  const { failed, ask } = query
  if (failed?.kind === 'rejected' && failed.field === 'purpose') {
    return <PurposePanel onChosen={ask} />
  }
  const chatHref = chat && hrefOfThing('conversation', chat, roles)
  const back = backOf({ id, chatHref }) ?? { href: hrefOf(list.path), title: `返回${list.title}` }
  return (
    <PageStack>
      <div>
        <ButtonLink href={back.href} variant="text" icon={ArrowLeft}>
          {back.title}
        </ButtonLink>
      </div>
      {id === undefined ? (
        children(undefined)
      ) : (
        <Loaded query={query} lines={8}>
          {children}
        </Loaded>
      )}
    </PageStack>
  )
}

/** To the conversation that it came by, or to who was found; undefined where it was neither. */
function backOf({ id, chatHref }: { id: string | undefined; chatHref: string | undefined }) {
  if (chatHref !== undefined) return { href: chatHref, title: '返回会话' }
  return id === undefined ? undefined : { href: hrefOf(customerPath, { id }), title: '返回客户' }
}
