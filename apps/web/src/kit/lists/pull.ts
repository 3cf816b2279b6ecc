/** Specification, section 9, in CSS pixels; the offset while loading stands in the style sheet. */
const triggerDistance = 70
const dragDivisor = 2

export type Edge = 'top' | 'bottom'

/** Where a pull at one edge of a page stands. */
export type Pull =
  | { readonly kind: 'resting' }
  | { readonly kind: 'pulled'; readonly edge: Edge; readonly offset: number }
  | { readonly kind: 'loading'; readonly edge: Edge }
  | { readonly kind: 'failed'; readonly edge: Edge }

/** The page follows a finger that moved `moved` pixels down (or up, below zero) by half. */
export function pulledBy(moved: number, edge: Edge): Pull {
  const outward = edge === 'top' ? moved : -moved
  return { kind: 'pulled', edge, offset: Math.max(0, outward / dragDivisor) }
}

/** What becomes of a pull when the finger leaves. */
export function afterRelease(pull: Pull): Pull {
  if (pull.kind !== 'pulled') return pull
  return isFar(pull.offset) ? { kind: 'loading', edge: pull.edge } : { kind: 'resting' }
}

const words = {
  top: { near: '下拉刷新', far: '松开刷新', failed: '刷新失败，请再试一次' },
  bottom: { near: '上拉加载更多', far: '松开加载更多', failed: '加载失败，请再试一次' },
} as const

export function textOf(pull: Pull): string {
  switch (pull.kind) {
    case 'resting':
      return ''
    case 'pulled':
      return isFar(pull.offset) ? words[pull.edge].far : words[pull.edge].near
    case 'loading':
      return '加载中...'
    case 'failed':
      return words[pull.edge].failed
  }
}

function isFar(offset: number): boolean {
  return offset >= triggerDistance
}
