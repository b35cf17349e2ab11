import { text, textTable } from '../../schema/locale/index.ts';

/** What is told of an import or an export: one thing that did not come over as it was. */
export interface Told {
  /**
   * `kept`: it means nothing here, and an export gives it back. `changed`: it was taken in another form. `lost`: it was
   * not taken, and nothing gives it back.
   */
  became: 'kept' | 'changed' | 'lost';
  /** RFC 6901 pointer into what was read. */
  pointer: string;
  /** One Chinese sentence. */
  message: string;
}

/** The words that stand before what is told, for lists and the command line. */
export const toldWords: Readonly<Record<Told['became'], string>> = textTable({
  kept: text('保留'),
  changed: text('改写'),
  lost: text('未采用'),
});
