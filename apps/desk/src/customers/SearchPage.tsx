import {
  readPurpose,
  searchCustomers,
  searchPurposeNames,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { Search } from 'lucide'
import { useEffect, useState } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf } from '../shell/location.ts'
import { OfOwnBranch } from '../shell/OfOwnBranch.tsx'
import { useFound } from '../shell/search/found-store.ts'
import { CustomerTable } from './CustomerTable.tsx'
import { onlyProvenEndsPath } from './customer-paths.ts'
import { FoundView } from './FoundView.tsx'
import { focusOnFound, focusOnWords } from './focus-on-words.ts'
import { PurposePanel } from './PurposePanel.tsx'
import { SearchersPanel } from './SearchersPanel.tsx'

/** Where the words lie while one is elsewhere: no service keeps them. */
const searchDraft = 'customers/search'

/** Customers and what is theirs, by whatever number a caller has at hand. */
export function SearchPage() {
  const query = useDeskQuery(readPurpose, {})
  const isSupervisor = useDeskSession(({ session }) =>
    isAllowed('read-trail', session.me?.roles ?? []),
  )
  return (
    <PageStack>
      <Loaded query={query}>
        {({ chosen, recent }) =>
          chosen === undefined ? (
            <PurposePanel onChosen={query.ask} />
          ) : (
            <SearchView
              purpose={`${searchPurposeNames[chosen.purpose]}，到 ${chosen.until.slice(-5)}`}
              recent={recent}
              onPurposeOver={query.ask}
            />
          )
        }
      </Loaded>
      <OfOwnBranch of="customers" />
      <div>
        <ButtonLink href={hrefOf(onlyProvenEndsPath)} variant="text" isSmall>
          关闭手机验证的申请
        </ButtonLink>
      </div>
      {isSupervisor && <SearchersPanel />}
    </PageStack>
  )
}

interface SearchViewProps {
  readonly purpose: string
  readonly recent: Parameters<typeof CustomerTable>[0]['customers']
  readonly onPurposeOver: () => Promise<unknown>
}

function SearchView({ purpose, recent, onPurposeOver }: SearchViewProps) {
  const found = useFound((all) => all.found)
  const [isChoosing, setIsChoosing] = useState(false)
  const form = useDeskForm(searchCustomers, {
    initial: { words: '' },
    draft: searchDraft,
    // What was typed stays, to be corrected or said back to the caller.
    isDone: () => false,
    onAnswer(answer) {
      useFound.setState({ found: answer })
      queueMicrotask(focusOnFound)
    },
    onFailure(failed) {
      useFound.setState({ found: undefined })
      const isOver = failed.kind === 'rejected' && failed.field === 'purpose'
      if (isOver) void onPurposeOver()
      return isOver
    },
  })
  // Behind the frame, which gives the focus to the heading of a page that is come to; and once it is said anew why.
  useEffect(() => {
    if (!isChoosing) queueMicrotask(focusOnWords)
  }, [isChoosing])
  if (isChoosing) {
    return (
      <PurposePanel
        onChosen={async () => {
          await onPurposeOver()
          setIsChoosing(false)
        }}
      />
    )
  }
  return (
    <PageStack>
      <FindBar {...form.props} label="查找客户">
        <TextField
          label="客户的号码"
          hint="手机号、证件号码、车牌号、车架号，或者保单号、报案号、报案受理号、订单号、登记编号、受理编号；姓名要和其中一个一起查，用空格隔开。"
          {...form.field('words')}
        />
        <Button type="submit" variant="primary" icon={Search} isBusy={form.isSending}>
          查找
        </Button>
      </FindBar>
      <div>
        {`事由：${purpose} `}
        <Button variant="text" isSmall onClick={() => setIsChoosing(true)}>
          更改事由
        </Button>
      </div>
      {found !== undefined && <FoundView found={found} />}
      {found === undefined && recent.length > 0 && (
        <Panel title="最近查到的" isFlush>
          <CustomerTable label="最近查到的" customers={recent} />
        </Panel>
      )}
    </PageStack>
  )
}
