/** It says no time: nobody knows here whether an adviser is at the desk. */
export function placeInQueue(position: number | undefined): string {
  if (position === undefined) return '请稍等，不要离开这个页面。不想等可以点“留言”'
  if (position === 1) return '您排在第 1 位，前面没有人。不想等可以点“留言”'
  return `您排在第 ${position} 位，前面还有 ${position - 1} 位。不想等可以点“留言”`
}
