export const linksPath = '/links'
export const linkPath = '/link'
