import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';

/** A field of a model that has another name, in the documents as they are with it. */
export interface FieldRenaming {
  model: string;
  from: string;
  to: string;
  state: Pick<CatalogueState, 'models' | 'documents'>;
}

/** What keeps names of fields beside the records, and follows where a field gets another name. */
export interface RenamingFollower {
  /** What follows, in words such as `2 个保存的视图`; undefined where nothing does. */
  words?(db: DynamicKysely, renaming: FieldRenaming): Promise<string | undefined>;
  /** Follows, in the transaction that moves the values. */
  follow(transaction: DynamicTransaction, renaming: FieldRenaming): Promise<void>;
}
