/** From whoever runs us, from Ctrl-C, and from a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
