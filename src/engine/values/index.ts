/**
 * Values in the notation of users and of the wire (decimals, dates, comma lists, CSV), and their places in a record.
 */
export { formatDecimal, numberValue, parseDecimalText, placesOf, shownDecimal, withMinusSign } from './decimal-text.ts';
export { DATE, DATE_TIME, TIME, datePattern, formatDate, isDateText, parseDate, readDate } from './date.ts';
export { serverTime, serverTimeText, serverZone, setServerZone } from './clock/server-time.ts';
export { barcodeProblem, ean13Check } from './barcode.ts';
export { percentOf } from './percent.ts';
export { joinList, splitList } from './list-text.ts';
export { separated, tagsOf } from './tags-text.ts';
export { formatCsv, parseCsv } from './csv.ts';
export {
  type FilesForm,
  isFileList,
  isItemList,
  parseFiles,
  printFiles,
  rememberFileName,
  type StoredFile,
} from './stored-files.ts';
export {
  own,
  readNumber,
  readObject,
  readObjects,
  readString,
  readStringMap,
  readStrings,
} from '../../schema/json/index.ts';
export { compact, readText } from './json-read.ts';
export { inOneLanguage, isByLanguage, localText } from './local-text.ts';
export { pathInRow, setValueAt, valueAt } from './data-path.ts';
export { compareTexts } from './comparing/compare-texts.ts';
export { sameValue } from './comparing/same-value.ts';
export { plainText } from './plain-text.ts';
export { fieldOfKey, givenName, isNameKey, markedName, markKey, textKey } from './display-names.ts';
