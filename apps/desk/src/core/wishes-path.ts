export const wishesPath = '/core-wishes'
