import type { ShortListSource } from '../../../runtime/short-lists/use-short-lists.ts';

export interface WorkListItem extends Pick<ShortListSource, 'model'> {
  title: string;
  /** Path of the page that opens the records. */
  page: string;
  where?: ShortListSource['where'];
  fields?: readonly string[];
  permission?: string;
  /** Users with this permission see the records elsewhere. */
  unless?: string;
}
