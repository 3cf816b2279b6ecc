import type { ResponseOf } from '@ecenter/contract/call.ts'
import { type DeskLead, readLeadPhone } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Eye } from 'lucide'
import { useState } from 'react'
import { failureText } from '../client/outcome.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { Facts } from '../kit/Facts.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Panel } from '../kit/Panel.tsx'

/** The phone, masked until whoever handles the lead wants to call; looking leaves a trace. */
export function LeadPhone({ lead }: { readonly lead: DeskLead }) {
  const { leadId, isMine, maskedPhone, maskedSharePhone } = lead
  const [shown, setShown] = useState<ResponseOf<typeof readLeadPhone>>()
  const { submit, isSending, failed } = useSubmit(readLeadPhone)
  const sharePhone = shown?.sharePhone ?? maskedSharePhone

  async function handleShow() {
    setShown(await submit({ leadId }))
  }

  return (
    <Panel title="电话">
      <PageStack>
        <Facts
          facts={[
            {
              name: '手机号',
              value:
                shown === undefined ? (
                  <span className="num">{maskedPhone}</span>
                ) : (
                  <a className="num" href={`tel:${shown.mobile}`}>
                    {shown.mobile}
                  </a>
                ),
            },
            ...(sharePhone === undefined
              ? []
              : [{ name: '推荐人手机号', value: <span className="num">{sharePhone}</span> }]),
          ]}
        />
        {shown === undefined && (
          <div>
            <Button
              icon={Eye}
              disabled={!isMine}
              isBusy={isSending}
              onClick={() => void handleShow()}
            >
              显示手机号
            </Button>
          </div>
        )}
        {!isMine && <Callout>先接手，再显示手机号，免得两位同事同时打给一位客户。</Callout>}
        {failed !== undefined && (
          <Callout tone="danger" isAlert>
            {failureText(failed)}
          </Callout>
        )}
      </PageStack>
    </Panel>
  )
}
