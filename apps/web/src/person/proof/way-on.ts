/** Forms that begin with what the proof knows: whoever was filling one in goes on there. A report goes on, too. */
const forms = [
  '/complaint-information',
  '/complaint-success',
  '/appeal-progress',
  '/return-insurance',
  '/car-purchase',
  '/promotion-apply',
  '/report',
]

/** Where the customer wanted to go, if a proof leads there; anything else could be written into an address. */
export function wayOn(wanted: string | undefined): string | undefined {
  const [path = ''] = wanted?.split('?') ?? []
  const isAllowed =
    wanted?.startsWith('/me') || wanted === '/customer-service' || forms.includes(path)
  return isAllowed ? wanted : undefined
}

/**
 * The way back to the report of an accident: it needs the phone alone, so whoever has no policy with it goes on there.
 */
export function wayToReport(wanted: string | undefined): string | undefined {
  return wanted?.split('?')[0] === '/report' ? wanted : undefined
}
