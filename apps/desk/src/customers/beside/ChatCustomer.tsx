import { askForProof } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { ChatProof } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { CustomerThing } from '@ecenter/contract/customers/desk/customer-thing.ts'
import {
  type DeskCustomer,
  readChatCustomer,
} from '@ecenter/contract/customers/desk/read-customer.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { UserCheck } from 'lucide'
import { useEffect } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf } from '../../shell/location.ts'
import { OfOwnBranch } from '../../shell/OfOwnBranch.tsx'
import { customerPath } from '../customer-paths.ts'
import { RequestLines } from '../documents/RequestLines.tsx'
import styles from './ChatCustomer.module.css'
import { NextSteps } from './NextSteps.tsx'
import { PolicyCards } from './PolicyCards.tsx'
import { ProofBadges } from './ProofBadges.tsx'
import { ThingLines } from './ThingLines.tsx'
import { useAskWhenProofEnds } from './use-ask-when-proof-ends.ts'

interface ChatCustomerProps {
  readonly chatId: string
  readonly proof: ChatProof | undefined
}

/** Who one talks to: nobody until they have proven it on their own page, then all that is theirs. */
export function ChatCustomer({ chatId, proof }: ChatCustomerProps) {
  if (proof === undefined) return <Unproven chatId={chatId} />
  return <Proven chatId={chatId} until={proof.until} />
}

function Unproven({ chatId }: Pick<ChatCustomerProps, 'chatId'>) {
  const { submit, isSending, failed } = useSubmit(askForProof)
  return (
    <section aria-label="客户是谁">
      <div>
        <Badge tone="warning">未验证</Badge>
      </div>
      <p className={styles.hint}>
        称呼和分享的卡片都不能证明是本人。请客户在自己的页面验证，通过后这里自动显示保单和理赔。
      </p>
      <div className={styles.steps}>
        <Button
          isSmall
          variant="primary"
          icon={UserCheck}
          isBusy={isSending}
          onClick={() => void submit({ chatId })}
        >
          请客户验证
        </Button>
        <NextSteps chatId={chatId} />
      </div>
      <FailureNotice failed={failed} />
    </section>
  )
}

interface ProvenProps {
  readonly chatId: string
  /** As the conversation told it last; the answer may know of a later one. */
  readonly until: string
}

function Proven({ chatId, until }: ProvenProps) {
  const query = useDeskQuery(readChatCustomer, { chatId })
  const { value, ask } = query
  const isOver = value !== undefined && value.customer === undefined
  useAskWhenProofEnds(value?.customer, ask)
  // Who has proven it anew is asked for once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another proof is a reason
  useEffect(() => {
    if (isOver) void ask()
  }, [until])
  return (
    <Loaded query={query} lines={6}>
      {({ customer }) =>
        customer === undefined ? <Unproven chatId={chatId} /> : <Known {...{ chatId, customer }} />
      }
    </Loaded>
  )
}

function Known({ chatId, customer }: KnownProps) {
  const { customerId, name, isCompany, mobile, proofs, policies, waiting, timeline } = customer
  return (
    <>
      <section aria-label="客户是谁">
        <h3>
          <a href={hrefOf(customerPath, { id: customerId })}>
            {isCompany ? `${name}（单位）` : name}
          </a>
        </h3>
        <ProofBadges proofs={proofs.filter(({ by }) => by === 'chat')} />
        <p className={styles.hint}>
          手机 <span className="num">{mobile ?? '没有留存'}</span>
          。只在这个会话里、只对您打开；转接或结束后要重新看。
        </p>
        <div className={styles.steps}>
          <NextSteps chatId={chatId} customer={{ customerId }} />
        </div>
      </section>
      <RequestLines chatId={chatId} />
      <OfOwnBranch of="customers" />
      <Things title="理赔" things={timeline.filter(({ kind }) => kind === 'claim')} />
      <Things title="没办完的" things={waiting.filter(({ kind }) => kind !== 'claim')} />
      <Things
        title="以前的会话"
        things={timeline.filter(
          ({ kind, thingId }) => kind === 'conversation' && thingId !== chatId,
        )}
      />
      <section aria-label="保单">
        <h3>{`保单（${customer.total}）`}</h3>
        {policies.length === 0 ? (
          <p className={styles.hint}>没有保单</p>
        ) : (
          <PolicyCards policies={policies} />
        )}
      </section>
    </>
  )
}

interface KnownProps extends Pick<ChatCustomerProps, 'chatId'> {
  readonly customer: DeskCustomer
}

interface ThingsProps {
  readonly title: string
  readonly things: readonly CustomerThing[]
}

function Things({ title, things }: ThingsProps) {
  if (things.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{`${title}（${things.length}）`}</h3>
      <ThingLines things={things} />
    </section>
  )
}
