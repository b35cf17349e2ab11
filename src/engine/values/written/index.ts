/** What people write as numbers and dates, read; or kept, with what is wrong with it. */
export { isNumberInTyping, type NumberReading, readNumberText } from './read-number-text.ts';
export { type DateReading, readDateText } from './read-date-text.ts';
export { quoted, sentenceOf, type Unread, type Written } from './written.ts';
