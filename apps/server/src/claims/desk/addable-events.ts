import type { AddableEvent } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { type ClaimEventType, claimEventType } from '../../records/claims/claim-event.ts'
import type { Course } from '../progress/course.ts'
import { eventNames } from './event-names.ts'

/** Every event with whether it would change anything in a claim that has come this far. */
export function addableEvents(course: Course): AddableEvent[] {
  return claimEventType.options.map((type) => ({
    type,
    name: eventNames[type],
    facts: type === 'documents-asked' ? 'documents' : 'none',
    whyNot: whyNotAdded(type, course),
  }))
}

export function whyNotAdded(type: ClaimEventType, course: Course): string | undefined {
  if (course.end !== undefined) return whyNotAfterEnd(type, course.end.as, course)
  switch (type) {
    case 'reopened':
      return '理赔没有结束，不用重新受理。'
    case 'refusal-notice':
      return '还没有决定不予赔付。'
    case 'documents-sent':
      return course.documents === 'asked' ? undefined : '现在没有在等客户交材料。'
    case 'documents-complete':
      return course.documents === 'complete' ? '材料已经收齐。' : undefined
    default:
      return undefined
  }
}

function whyNotAfterEnd(
  type: ClaimEventType,
  end: 'paid' | 'refused' | 'cancelled',
  { isRefusalExplained }: Course,
): string | undefined {
  if (type === 'reopened') return undefined
  if (type !== 'refusal-notice') return '理赔已经结束；要继续处理，请先添加“重新受理”。'
  if (end !== 'refused') return '这次理赔不是以不予赔付结束的。'
  return isRefusalExplained ? '已经说明过原因。' : undefined
}
