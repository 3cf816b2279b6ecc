/**
 * What a call answers that tells of things as they happen: `follow` sends events until the signal says
 * that the other side has gone, or its time is over. It sends what is so now first.
 */
export interface EventSource<Event> {
  follow(send: (event: Event) => void, gone: AbortSignal): Promise<void>
}
