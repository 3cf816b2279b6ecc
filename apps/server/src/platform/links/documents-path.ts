/** Below it lie the documents that one-use links lead to. */
export const documentsPath = '/d/'
