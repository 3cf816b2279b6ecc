import { PageFoot } from '../kit/layout/PageFoot.tsx'

/** Whoever disagrees with what was decided finds the way here, at every claim. */
export function AppealFoot({ handle }: { readonly handle: string }) {
  return (
    <PageFoot>
      对处理结果有异议？<a href={`#/complaint-information?handle=${handle}`}>提交申诉</a>
    </PageFoot>
  )
}
