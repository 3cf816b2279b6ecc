/** Where one step of a running matter stands. */
export type StepState = 'done' | 'current' | 'future' | 'failed' | 'stopped'

/** A line of steps that is walked from its first to its last, and stands at `current` (from 0). */
export function stepStateAt(at: number, current: number): StepState {
  if (at < current) return 'done'
  return at === current ? 'current' : 'future'
}

/** What the mark before a step says to those who do not see it. */
export function wordOf(state: StepState): string {
  switch (state) {
    case 'done':
      return '已完成'
    case 'current':
      return '进行中'
    case 'future':
      return '未开始'
    case 'failed':
      return '未成功'
    case 'stopped':
      return '到此结束'
  }
}

/** 第 3 步，共 5 步; of a line that is walked to its end, 共 5 步，已全部完成. */
export function progressOf(current: number, count: number): string {
  return current < count ? `第 ${current + 1} 步，共 ${count} 步` : `共 ${count} 步，已全部完成`
}
