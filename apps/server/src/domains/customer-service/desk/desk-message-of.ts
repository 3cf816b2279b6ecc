import type { DeskMessage } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Said } from '../store/said.ts'

/** A message as the desk shows it; `names` are those of the staff by id. */
export function deskMessageOf(said: Said, names: ReadonlyMap<string, string>): DeskMessage {
  const { content, isHelpful } = said
  const head = headOf(said, names)
  switch (content.kind) {
    case 'text':
      return { ...head, ...content, isHelpful }
    case 'suggestions':
      return { ...head, ...content }
    case 'file': {
      const { kind, name, mediaType, bytes } = content
      return { ...head, kind, name, mediaType, bytes }
    }
    case 'card': {
      const { kind, about, title, rows, link } = content
      return { ...head, kind, about, title, rows, link }
    }
    case 'screen': {
      const { kind, title, words, link } = content
      return { ...head, kind, title, words, link }
    }
  }
}

function headOf({ seq, at, from, sentAs, staffId }: Said, names: ReadonlyMap<string, string>) {
  const byName = staffId === undefined ? undefined : names.get(staffId)
  return { seq, at: minuteInChina(at), from, sentAs, byName }
}

/** What a message says in one line of a list. */
export function lastWordsOf({ content }: Pick<Said, 'content'>): string {
  switch (content.kind) {
    case 'text':
    case 'suggestions':
      return content.text.slice(0, lineAtMost)
    case 'file':
      return content.mediaType === 'image/jpeg' ? '［图片］' : '［文件］'
    case 'card':
    case 'screen':
      return `［${content.title}］`.slice(0, lineAtMost)
  }
}

const lineAtMost = 80
