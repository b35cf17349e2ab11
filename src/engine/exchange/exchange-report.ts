import { text, textTable } from '../../locale/index.ts';

/** A report of an import or export: one part that could not be carried over unchanged. */
export interface ExchangeReport {
  /**
   * `kept`: it has no meaning here, and an export restores it. `changed`: it was taken in another form. `lost`: it was
   * not taken, and nothing restores it.
   */
  became: 'kept' | 'changed' | 'lost';
  /** RFC 6901 pointer into the input. */
  pointer: string;
  /** One Chinese sentence. */
  message: string;
}

export const outcomeWords: Readonly<Record<ExchangeReport['became'], string>> = textTable({
  kept: text('保留'),
  changed: text('改写'),
  lost: text('未采用'),
});
