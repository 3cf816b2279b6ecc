import { create } from 'zustand'
import { emptyForTheNext } from './empty-for-the-next.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What was typed and not sent yet, by its place. It stays when another page is looked at meanwhile;
 * `kept-drafts.ts` keeps it at the service too. Here it lies in memory, and goes with its owner.
 */
export const useDrafts = create<Readonly<Record<string, Values | undefined>>>(() => ({}))
emptyForTheNext(useDrafts)

export function keepDraft(place: string, values: Values): void {
  useDrafts.setState((all) => ({ [place]: { ...all[place], ...values } }))
}

export function dropDraft(place: string): void {
  useDrafts.setState({ [place]: undefined })
}

/** What was sent; what was typed since stays. */
export function dropSent(place: string, sent: Values): void {
  useDrafts.setState((all) => {
    const since = typedSince(sent, all[place])
    return { [place]: Object.keys(since).length === 0 ? undefined : since }
  })
}

export function moveDraft(from: string, to: string): void {
  useDrafts.setState((all) => ({ [from]: undefined, [to]: all[from] }))
}

/** Where the state lies that a draft of an editor was begun from. */
export function baseOf(place: string): string {
  return `${place}/base`
}

/** Every field that is not as it was sent. */
export function typedSince(sent: Values, typed: Values = {}): Values {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== sent[name]))
}
