interface Place {
  readonly position?: number | undefined
  readonly waitMinutes?: number | undefined
}

/** Where somebody stands, and about how long it takes by how it went in the last hour. */
export function positionInQueue({ position, waitMinutes }: Place): string {
  if (position === undefined) return `请稍等，不要离开这个页面。${otherwise}`
  const before = position === 1 ? '前面没有人' : `前面还有 ${position - 1} 位`
  const wait = waitMinutes === undefined ? '' : `，大约等 ${waitMinutes} 分钟`
  return `您排在第 ${position} 位，${before}${wait}。${otherwise}`
}

const otherwise = '不想等可以点“留言”'
