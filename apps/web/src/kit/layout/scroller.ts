/** What moves when the customer scrolls at `element`: a box around it, or else the page. */
export function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each === document.body) break
    if (isScrollBox(each)) return each
  }
  return document.scrollingElement ?? document.documentElement
}

/** Whether a touch on `target` belongs to a box that scrolls by itself inside of `outer`. */
export function isInScrollBox(target: Element, outer: Element): boolean {
  for (let each: Element | null = target; each && each !== outer; each = each.parentElement) {
    if (isScrollBox(each) && each.scrollHeight > each.clientHeight) return true
  }
  return false
}

export function isAtTop({ scrollTop }: Element): boolean {
  return scrollTop <= 0
}

/** Fractions of a pixel are lost where the screen has more than one to a CSS pixel. */
export function isAtBottom({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1
}

/** The lower edge of what is seen of a scroller, in pixels from the top of the screen. */
export function lowerEdgeOf(scroller: Element): number {
  return scroller === document.scrollingElement
    ? window.innerHeight
    : scroller.getBoundingClientRect().bottom
}

function isScrollBox(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY)
}
