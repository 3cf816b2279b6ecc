/** The place (from 0) of `count` letters at `y`, in a rail of `height`; a finger beyond it stays at an end. */
export function letterAt(y: number, height: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((y / height) * count)))
}

/** Where `count` letters do not fit, each how many-th is written; a finger reaches the others too. */
export function letterStride(count: number, height: number, lineHeight: number): number {
  return Math.max(1, Math.ceil((count * lineHeight) / height))
}

/** Where a key of a slider that stands upright leads: down the list, not up the scale. */
export function letterForKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, at + 1)
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The section whose head is at the upper edge: the last one that begins at `top` or above it. */
export function sectionAt(begins: readonly number[], top: number): number {
  const next = begins.findIndex((begin) => begin > top)
  return Math.max(0, next === -1 ? begins.length - 1 : next - 1)
}
