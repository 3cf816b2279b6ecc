import type { DocumentRequest } from '@ecenter/contract/customers/desk/document-request.ts'
import type { BadgeTone } from '@ecenter/ui/Badge.tsx'

type Standing = Pick<DocumentRequest, 'arrivedAt' | 'isOver'>

/** How a request stands: what has come is for whoever asked to see. */
export function requestStanding({ arrivedAt, isOver }: Standing): {
  tone: BadgeTone
  word: string
} {
  if (arrivedAt !== undefined) return { tone: 'success', word: '已交来' }
  if (isOver) return { tone: 'neutral', word: '理赔已结束' }
  return { tone: 'warning', word: '等客户交' }
}
