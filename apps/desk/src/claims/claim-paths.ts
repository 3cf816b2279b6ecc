export const claimsPath = '/claims'
export const documentsPath = '/documents'
