/** Where what lies in a backup. */
export const services = { cluster: 'cluster', dump: 'database.dump', files: 'files' } as const

/** What a demo keeps in its data folder, and its backup beside the parts. */
export const demoKeyFiles = ['demo-keys', 'demo-signing'] as const
