type Way = (leave: () => void) => void

/** A first visit opens no overlay: what keeps them and the history in order comes with the first one. */
let way: Way = (leave) => leave()

/** Does what leaves the page, once what lies over it has left the history. */
export function leavePage(leave: () => void): void {
  way(leave)
}

/** From now on this says when the page can be left. */
export function leavePageBy(orderly: Way): void {
  way = orderly
}

/** Goes to another address; what lies over the page is left with it, and not come back to. */
export function goTo(url: string): void {
  leavePage(() => location.assign(url))
}

/** Goes back from the page, whatever lies over it. */
export function goBack(): void {
  leavePage(() => history.back())
}
