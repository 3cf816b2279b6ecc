import {
  type AskableClaim,
  askForDocument,
  documentInWords,
  documentWordsAtMost,
  readAskableDocuments,
} from '@ecenter/contract/customers/desk/document-request.ts'
import type { DeskResponseOf } from '@ecenter/contract/desk/desk-call.ts'
import { ArrowLeft } from 'lucide'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { ButtonRow, PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf, usePlace } from '../../shell/location.ts'
import { documentRequestsPath, searchPath } from '../../shell/shell-paths.ts'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { customerPath } from '../customer-paths.ts'

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

type Asked = DeskResponseOf<typeof askForDocument>

interface AskDocumentFormProps {
  /** At least one. */
  readonly claims: readonly AskableClaim[]
  readonly customerId: string
  readonly chatId: string | undefined
  readonly onAsked: () => Promise<unknown>
}

/** Which document of which claim; the newest claim stands there already. */
function AskDocumentForm({ claims, customerId, chatId, onAsked }: AskDocumentFormProps) {
  const [asked, setAsked] = useState<Asked>()
  const form = useDeskForm(askForDocument, {
    initial: { claimId: claims[0]?.claimId, type: undefined, words: '' },
    optional: ['words'],
    fixed: { customerId, ...(chatId !== undefined && { chatId }) },
    draft: `ask-document/${customerId}`,
    reread: onAsked,
    onAnswer: setAsked,
  })
  const { claimId, type } = form.values
  const documents = claims.find((claim) => claim.claimId === claimId)?.documents ?? []
  if (asked !== undefined) return <AskedPanel {...{ asked }} onMore={() => setAsked(undefined)} />
  return (
    <Panel title="请客户交材料">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            请客户交
          </Button>
        }
      >
        <SelectField
          label="哪件理赔"
          choices={claims.map(({ claimId: value, title }) => ({ value, label: title }))}
          {...form.field('claimId')}
        />
        <SelectField
          label="什么材料"
          hint={
            chatId === undefined
              ? '客户会收到短信，短信里不写是什么材料；在“我的保障”里这件理赔下交。'
              : '会话里会出现一张卡片，客户点开就能交。'
          }
          none="请选择"
          choices={documents.map((each) => ({
            value: each.type,
            label: labelOf(each),
            isOff: each.whyNot !== undefined,
          }))}
          {...form.field('type')}
        />
        {type === documentInWords && (
          <TextField
            label="写明要交什么"
            hint={`客户会看到，最多 ${documentWordsAtMost} 个字。`}
            maxLength={documentWordsAtMost}
            {...form.field('words')}
          />
        )}
      </Form>
    </Panel>
  )
}

function labelOf({ type, name, whyNot }: AskableClaim['documents'][number]): string {
  const title = type === documentInWords ? '清单上没有的，自己写' : name
  return whyNot === undefined ? title : `${title}（${whyNot.split('。')[0]}）`
}

interface AskedPanelProps {
  readonly asked: Asked
  readonly onMore: () => void
}

function AskedPanel({ asked: { documentName, told, maskedPhone }, onMore }: AskedPanelProps) {
  return (
    <Panel title="已请客户交">
      <PageStack>
        <Callout tone="success" isAlert>
          <strong>{documentName}</strong>
          {`：${toldWords(told, maskedPhone)}`}
        </Callout>
        <p>交来后，首页和“请客户交的材料”里会有提示。</p>
        <ButtonRow>
          <Button onClick={onMore}>再请一样</Button>
          <ButtonLink href={hrefOf(documentRequestsPath)} variant="text">
            看请客户交的材料
          </ButtonLink>
        </ButtonRow>
      </PageStack>
    </Panel>
  )
}

function toldWords(told: Asked['told'], maskedPhone: string | undefined): string {
  switch (told) {
    case 'chat':
      return '卡片已发到会话里。'
    case 'sms':
      return `短信正发到 ${maskedPhone}。`
    case 'none':
      return '客户没有留存手机号，不发短信。请告诉客户在“我的保障”里交。'
  }
}
