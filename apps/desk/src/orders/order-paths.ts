export const ordersPath = '/orders'
export const orderPath = '/order'
