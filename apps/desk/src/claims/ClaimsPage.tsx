import { findClaim, readClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { Search } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { BackToList } from '../shell/BackToList.tsx'
import { CustomerLink } from '../shell/CustomerLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'
import { ClaimList } from './ClaimList.tsx'
import { ClaimView } from './ClaimView.tsx'
import { NudgeList } from './NudgeList.tsx'

/** One claim, found in the list of what is due or by the number that its customer tells. */
export function ClaimsPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readClaim, id === undefined ? undefined : { claimId: id })
  const form = useDeskForm(findClaim, {
    initial: { registNo: '' },
    onAnswer: ({ claimId }) => goInstead(claimsPath, { id: claimId }),
  })
  return (
    <PageStack>
      {id !== undefined && (
        <ButtonRow>
          <BackToList path={claimsPath} />
          <CustomerLink kind="claim" id={id} />
        </ButtonRow>
      )}
      <FindBar {...form.props} label="查找理赔">
        <TextField
          label="报案号"
          placeholder={numberHint(numberForms().report, '在报案短信里')}
          {...form.field('registNo')}
        />
        <Button type="submit" variant="primary" icon={Search} isBusy={form.isSending}>
          查找
        </Button>
      </FindBar>
      {id === undefined ? (
        <>
          <NudgeList />
          <ClaimList />
        </>
      ) : (
        <Loaded query={query} lines={8}>
          {(claim) => <ClaimView key={claim.claimId} claim={claim} onChanged={query.ask} />}
        </Loaded>
      )}
    </PageStack>
  )
}
