import type { DataRecord } from '../../ports/index.ts';

/** A record, or a new one, that the address of a list names. */
export type AddressedOpening = { address: string } & (
  { mode: 'create' } | { mode: 'detail' | 'edit'; id: string; record?: DataRecord }
);

export interface AddressActions {
  /** Opens what an address names; returns false if the person may not. */
  openAddressed: (opening: AddressedOpening) => boolean;
}
