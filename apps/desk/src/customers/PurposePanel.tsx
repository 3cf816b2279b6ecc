import {
  choosePurpose,
  type SearchPurpose,
  searchPurpose,
  searchPurposeNames,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'

/** Why one looks, said once an hour before anything is shown. */
export function PurposePanel({ onChosen }: { readonly onChosen: () => Promise<unknown> }) {
  const { submit, isSending, failed } = useSubmit(choosePurpose, { reread: onChosen })

  function choose(purpose: SearchPurpose) {
    void submit({ purpose })
  }

  return (
    <Panel title="这次为什么查客户？">
      <PageStack>
        <p>选一次，一小时内有效。每次查询和打开都会留痕，客户能看到是谁、为什么看的。</p>
        <ButtonRow>
          {searchPurpose.options.map((purpose) => (
            <Button key={purpose} isBusy={isSending} onClick={() => choose(purpose)}>
              {searchPurposeNames[purpose]}
            </Button>
          ))}
        </ButtonRow>
        <FailureNotice failed={failed} />
      </PageStack>
    </Panel>
  )
}
