/** Why an event did not arrive, for staff. */
export function failureWords(failure: string): string {
  const status = /^answered (\d+)$/.exec(failure)?.[1]
  if (status !== undefined) return `核心系统拒收（HTTP ${status}）`
  return failure === 'no answer in time' ? '核心系统没有及时应答' : '连不上核心系统'
}
