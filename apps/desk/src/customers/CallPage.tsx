import { beginCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import { searchCustomers } from '@ecenter/contract/customers/desk/search-customers.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { Phone } from 'lucide'
import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { useSubmit } from '../client/use-submit.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { callPath, customerPath, searchPath } from './customer-paths.ts'
import { FoundView } from './FoundView.tsx'
import { type Found, useFound } from './found-store.ts'

/** A call that comes in. The telephone system tells its number in the address, where it stays for no moment more. */
export function CallPage() {
  const { phone } = usePlace().parameters
  const [told, setTold] = useState(phone)
  const [found, setFound] = useState<Found>()
  const begin = useSubmit(beginCall)
  const search = useSubmit(searchCustomers)
  const read = safeParse(mobile, told ?? '')
  const number = read.success ? read.output : undefined
  const failed = begin.failed ?? search.failed

  useEffect(() => {
    if (phone === undefined) return
    setTold(phone)
    setFound(undefined)
    goInstead(callPath)
  }, [phone])

  // Behind the frame, which gives the focus to the heading: Enter takes the call.
  useEffect(() => {
    queueMicrotask(() => document.querySelector<HTMLButtonElement>('button[data-takes]')?.focus())
  }, [])

  async function take() {
    if ((await begin.submit(number === undefined ? {} : { phone: number })) === undefined) return
    if (number === undefined) return goInstead(searchPath)
    const answer = await search.submit({ words: number })
    if (answer === undefined) return
    useFound.setState({ found: answer })
    const [only, ...others] = answer.customers
    if (only !== undefined && others.length === 0 && answer.unavailable.length === 0) {
      goInstead(customerPath, { id: only.customerId })
    } else setFound(answer)
  }

  return (
    <PageStack>
      <Panel title={number === undefined ? '来电，没有显示号码' : `来电 ${masked(number)}`}>
        <PageStack>
          <p>接听后按来电号码查找客户；核对身份前，资料都是遮住的。每次通话都会留痕。</p>
          <ButtonRow>
            <Button
              variant="primary"
              icon={Phone}
              data-takes
              isBusy={begin.isSending || search.isSending}
              onClick={() => void take()}
            >
              开始通话
            </Button>
            <ButtonLink href={hrefOf(searchPath)}>按别的号码查找</ButtonLink>
          </ButtonRow>
          <FailureNotice failed={failed} />
        </PageStack>
      </Panel>
      {found !== undefined && <FoundView found={found} />}
    </PageStack>
  )
}

function masked(number: string): string {
  return `${number.slice(0, 3)}****${number.slice(-4)}`
}
