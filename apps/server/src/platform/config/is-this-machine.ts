/** Whether a host, as a URL or a setting names it, is reached without any network: loopback, or a Unix socket. */
export function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    /^(::1|\[::1\])$/.test(host) ||
    host.startsWith('/')
  )
}
