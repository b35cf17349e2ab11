/**
 * Values as people write them, in fields, pasted tables, queries and sheets: numbers, dates, yes and no, lists and
 * options. Other texts are returned with the problem.
 */
export { isNumberInTyping, type NumberReading, numberFromText, readNumberText } from './read-number-text.ts';
export { exactText, type FormattedNumber, readCopiedNumber } from './read-copied-number.ts';
export { type DateOptions, type DateReading, hasTime, readDateText } from './read-date-text.ts';
export { readYesNo } from './read-yes-no.ts';
export { splitWritten } from './split-written.ts';
export { choiceOptions, type ChoiceOptions, readChoices } from './read-choices.ts';
export { narrowed, quoted, sentenceOf, type ReadResult, type Unreadable } from './read-result.ts';
