import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import type { Course } from './course.ts'

/** What the customer has to do now, so that the claim goes on. */
export function todosOf(course: Course, hotline: string): ClaimProgress['todos'] {
  if (course.end !== undefined) return []
  const { documents, documentsDueOn, isAgreementAsked } = course
  return [
    ...(documents === 'asked'
      ? [
          {
            kind: 'send-documents' as const,
            title: '提交理赔材料',
            text: '请按清单提交材料，可以直接拍照上传。材料收齐得越早，核定得越早。',
            dueOn: documentsDueOn,
          },
        ]
      : []),
    ...(isAgreementAsked
      ? [
          {
            kind: 'talk-to-us' as const,
            title: '确认赔付方案',
            text: `赔付方案已拟好，请等待来电，或拨打 ${hotline} 与我们确认。`,
          },
        ]
      : []),
  ]
}
