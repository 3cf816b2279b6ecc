/** A first visit opens no overlay: what keeps them and the history in order comes with the first one. */
let leavePage = (leave: () => void): void => leave()

/** Goes to another address; what lies over the page is left with it, and not come back to. */
export function goTo(url: string): void {
  leavePage(() => location.assign(url))
}

/** Goes back from the page, whatever lies over it. */
export function goBack(): void {
  leavePage(() => history.back())
}

/** From now on the page is left by way of this, which does what it is given as soon as that is safe. */
export function leavePageBy(way: typeof leavePage): void {
  leavePage = way
}
