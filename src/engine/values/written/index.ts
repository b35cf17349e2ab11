/** Parsing of numbers and dates as users write them; other texts are returned with the problem. */
export { isNumberInTyping, type NumberReading, readNumberText } from './read-number-text.ts';
export { type DateReading, readDateText } from './read-date-text.ts';
export { quoted, sentenceOf, type Unreadable, type ReadResult } from './read-result.ts';
