export const deadEventsPath = '/core-events'
