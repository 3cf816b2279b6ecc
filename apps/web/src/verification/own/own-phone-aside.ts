/**
 * A number that is shown masked was proven once; it is said to be only while that proof is open, for the service
 * asks for the whole number after it.
 */
export function ownPhoneAside(value: unknown, isProven: boolean, error: string | undefined) {
  return isMasked(value) && isProven && error === undefined ? '已验证' : undefined
}

export function isMasked(value: unknown): boolean {
  return `${value}`.includes('*')
}
