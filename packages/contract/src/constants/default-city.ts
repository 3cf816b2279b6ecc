/** Where the site stands until a page or the customer names a city (specification, section 9). */
export const defaultCity = { cityCode: '11000000', cityName: '北京' } as const
