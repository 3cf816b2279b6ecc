export const reportsPath = '/accident-reports'
export const reportPath = '/accident-report'
