/** How a day, a month and a year are shown. */
export const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' };
