import { entryId } from '@ecenter/contract/rules/entry-id.ts'
import { safeParse } from 'valibot'
import { readBy } from './read-by.ts'

/** By the link or poster that somebody came through: the topics whose questions they are offered first. */
export type EntryTopics = ReadonlyMap<string, readonly string[]>

export const entryTopics = readBy(
  topicsIn,
  'must be entry:topic, `+` between topics and commas between entries',
)

function topicsIn(text: string): EntryTopics | undefined {
  const entries = text.split(',').flatMap(topicsOf)
  return entries.length === text.split(',').length ? new Map(entries) : undefined
}

function topicsOf(entry: string): [string, readonly string[]][] {
  const [name = '', list = ''] = entry.split(':')
  const topics = list.split('+')
  const isRight = safeParse(entryId, name).success && topics.every((topic) => topic !== '')
  return isRight ? [[name, topics]] : []
}
