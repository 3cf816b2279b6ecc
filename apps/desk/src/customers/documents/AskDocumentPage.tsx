import { readAskableDocuments } from '@ecenter/contract/customers/desk/document-request.ts'
import { ArrowLeft } from 'lucide'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../../shell/location.ts'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { customerPath, searchPath } from '../customer-paths.ts'
import { AskDocumentForm } from './AskDocumentForm.tsx'

/** Asks the customer of the address, who is on the telephone or writes in the conversation of the address, for a document. */
export function AskDocumentPage() {
  const { id, chat } = usePlace().parameters
  const query = useDeskQuery(
    readAskableDocuments,
    id === undefined ? undefined : { customerId: id },
  )
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const back = backOf(id, chat && hrefOfThing('conversation', chat, roles))
  const wayBack = (
    <ButtonLink href={back.href} variant="text" icon={ArrowLeft}>
      {back.title}
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请先查找一位客户" actions={wayBack} />
  return (
    <PageStack>
      <div>{wayBack}</div>
      <Loaded query={query} lines={6}>
        {({ isProven, claims }) => {
          if (!isProven) {
            return (
              <EmptyState title="客户还没有验证身份">
                请先在会话里请客户验证，或在电话里核对，再来请客户交材料。
              </EmptyState>
            )
          }
          if (claims.length === 0) {
            return <EmptyState title="没有可以交材料的理赔">这位客户没有正在办的理赔。</EmptyState>
          }
          return (
            <AskDocumentForm {...{ claims }} customerId={id} chatId={chat} onAsked={query.ask} />
          )
        }}
      </Loaded>
    </PageStack>
  )
}

function backOf(id: string | undefined, chatHref: string | undefined) {
  if (chatHref !== undefined) return { href: chatHref, title: '返回会话' }
  if (id === undefined) return { href: hrefOf(searchPath), title: '返回查找' }
  return { href: hrefOf(customerPath, { id }), title: '返回客户' }
}
