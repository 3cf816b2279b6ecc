interface Term {
  readonly status: 'in-force' | 'not-started' | 'expired' | 'cancelled'
  readonly endDate?: string | undefined
  readonly renewFrom?: string | undefined
}

interface RenewalWords {
  readonly title: string
  readonly text: string
  readonly canRenew: boolean
}

/** What there is to say of a car's next term; nothing of one that is yet to begin. */
export function renewalWords(
  { status, endDate, renewFrom }: Term,
  today: string,
): RenewalWords | undefined {
  if (status === 'not-started') return undefined
  if (endDate === undefined || renewFrom === undefined) {
    const text = '这辆车在我们这里没有生效的保单'
    return { title: status === 'cancelled' ? '保单已经退保' : '保险已经到期', text, canRenew: true }
  }
  if (today < renewFrom) {
    return { title: `${renewFrom} 起可以续保`, text: '现在不用管', canRenew: false }
  }
  return { title: '现在可以续保', text: `保到 ${endDate}，接着保不断档`, canRenew: true }
}
