export const deliveriesPath = '/deliveries'
