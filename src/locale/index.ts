/** The texts of the program in the user's language: Chinese in the source, English in the texts of each room. */
export { bracketed } from './bracketed.ts';
export {
  askLanguage,
  type Catalogue,
  currentLocale,
  filled,
  type Language,
  loadCatalogue,
  type Locale,
  type Say,
  say,
  setLocale,
  type Text,
  text,
  textTable,
  translated,
} from './say.ts';
