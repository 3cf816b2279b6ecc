export const documentsPath = '/documents'
