import { useIsHere } from '@ecenter/client/use-is-here.ts'
import { beginCall } from '@ecenter/contract/customers/desk/phone-call.ts'
import { searchCustomers } from '@ecenter/contract/customers/desk/search-customers.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { Phone } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Form } from '../kit/fields/Form.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { type Found, useFound } from '../shell/search/found-store.ts'
import { searchPath } from '../shell/shell-paths.ts'
import { callPath, customerPath } from './customer-paths.ts'
import { FoundView } from './FoundView.tsx'
import { focusOnFound } from './focus-on-words.ts'

/**
 * A call that comes in. A telephone system tells its number in the address, where it stays for no moment more; without
 * one it is typed as the telephone shows it.
 */
export function CallPage() {
  const { phone } = usePlace().parameters
  const [{ told, calls }, setCall] = useState({ told: phone, calls: 0 })

  useEffect(() => {
    if (phone === undefined) return
    setCall((last) => ({ told: phone, calls: last.calls + 1 }))
    goInstead(callPath)
  }, [phone])

  const read = safeParse(mobile, told ?? '')
  // Each call begins with nothing, also one from a number that has called before.
  return <Ringing key={calls} number={read.success ? read.output : undefined} />
}

function Ringing({ number }: { readonly number: string | undefined }) {
  const [found, setFound] = useState<Found>()
  const search = useSubmit(searchCustomers)
  const isHere = useIsHere()
  const form = useDeskForm(beginCall, {
    initial: { phone: number ?? '' },
    optional: ['phone'],
    // The number is still looked for.
    isDone: () => false,
    onAnswer: () => void find(),
  })
  const phone = form.field('phone')
  const latest = useRef(phone.value)

  // Behind the frame, which gives the focus to the heading: Enter takes the call.
  useEffect(() => {
    queueMicrotask(() =>
      document.querySelector<HTMLElement>('input[name="phone"], button[data-takes]')?.focus(),
    )
  }, [])

  // Once they stand there: where the answer comes, they do not yet.
  useEffect(() => {
    if (found !== undefined) focusOnFound()
  }, [found])

  function handlePhone(typed: typeof phone.value) {
    // What was found belongs to the caller before.
    setFound(undefined)
    latest.current = typed
    phone.onChange(typed)
  }

  /** Not once another call has come, or another number is typed: whoever is looked for is not theirs. */
  function isStillFor(words: string): boolean {
    return isHere() && (latest.current ?? '') === words
  }

  async function find() {
    const words = form.values.phone ?? ''
    if (!isStillFor(words)) return
    setFound(undefined)
    if (words === '') return goInstead(searchPath)
    const answer = await search.submit({ words })
    if (answer === undefined || !isStillFor(words)) return
    useFound.setState({ found: answer })
    const [only, ...others] = answer.customers
    if (only !== undefined && others.length === 0 && answer.unavailable.length === 0) {
      return goInstead(customerPath, { id: only.customerId })
    }
    setFound(answer)
  }

  return (
    <PageStack>
      <Panel title={number === undefined ? '来电' : `来电 ${masked(number)}`}>
        <Form
          {...form.props}
          actions={
            <>
              <Button
                type="submit"
                variant="primary"
                icon={Phone}
                data-takes
                isBusy={form.isSending || search.isSending}
              >
                开始通话
              </Button>
              <ButtonLink href={hrefOf(searchPath)}>按别的号码查找</ButtonLink>
            </>
          }
        >
          <p>接听后按来电号码查找客户；核对身份前，资料都是遮住的。每次通话都会留痕。</p>
          {number === undefined && (
            <TextField
              label="来电号码"
              hint="电话上显示的手机号。没有显示就不填，接听后按别的号码查找。"
              {...phone}
              onChange={handlePhone}
            />
          )}
          <FailureNotice failed={search.failed} />
        </Form>
      </Panel>
      {found !== undefined && <FoundView found={found} />}
    </PageStack>
  )
}

function masked(number: string): string {
  return `${number.slice(0, 3)}****${number.slice(-4)}`
}
