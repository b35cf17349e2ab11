import type { DocumentSet } from '../../src/schema/documents/document.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';

type RenamedState = Pick<CatalogueState, 'models'> & { documents: DocumentSet };

export interface FieldRenaming {
  model: string;
  from: string;
  to: string;
  state: RenamedState;
}

export interface RenamingFollower {
  /** Describes the data to be updated, such as `2 个保存的视图`; undefined when there is none. */
  words?(db: DynamicKysely, renaming: FieldRenaming): Promise<string | undefined>;
  follow(transaction: DynamicTransaction, renaming: FieldRenaming): Promise<void>;
}

/**
 * A value of a field that is replaced: a state, or an item of a dictionary. `state` is the documents after the
 * replacement.
 */
export interface ValueRenaming {
  model: string;
  field: string;
  from: string;
  to: string;
  state: RenamedState;
}

export interface ValueFollower {
  words(db: DynamicKysely, renaming: ValueRenaming): Promise<string | undefined>;
  follow(transaction: DynamicKysely, renaming: ValueRenaming): Promise<void>;
}
