import type { ClaimPreview } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { StepList } from '../kit/lists/StepList.tsx'

/** What the customer will read once an event is added, after what staff have to know of it. */
export function PreviewOfCustomer({ preview }: { readonly preview: ClaimPreview }) {
  return (
    <>
      {preview.warning !== undefined && <Callout tone="warning">{preview.warning}</Callout>}
      <p>客户会看到：</p>
      {preview.corrections !== undefined && <p>{preview.corrections.join('')}</p>}
      <StepList
        label="客户会看到"
        steps={preview.steps.map(({ title, state, at, doing }) => ({
          title,
          state,
          at,
          text: doing,
        }))}
      />
      <p>{`状态变为“${preview.statusText}”。`}</p>
      {preview.documents !== undefined && (
        <p>{`要交的材料：${preview.documents.join('、') || '没有，都已经交来'}。`}</p>
      )}
      {preview.told !== undefined && <p>{`短信会告诉客户：${preview.told}。`}</p>}
    </>
  )
}
