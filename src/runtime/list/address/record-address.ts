import { matchKeys, type ResolvedModel } from '../../../engine/model/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { recordId } from '../../table/index.ts';

type AddressedRecord = { mode: 'detail' | 'edit'; name: string } | { mode: 'create' };

const create = 'new';
const edit = '/edit';

/** Names that need no escaping in a query, where `*` and `!` have a meaning. */
const plain = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;

/**
 * Returns the field whose value identifies a record in an address: its number, or another unique text; undefined if
 * there is none.
 */
export function namingField({ fields }: Pick<ResolvedModel, 'fields'>): string | undefined {
  const single = matchKeys({ fields }).flatMap((found) => (found.length === 1 ? found : []));
  const texts = single.filter(({ type, secret, dictionary, reference }) => {
    return type === 'string' && !secret && dictionary === undefined && !reference;
  });
  return (texts.find(({ numbering }) => numbering) ?? texts[0])?.name;
}

/** Returns the part after the list's address for one of its records: `SO20261123001`, `SO20261123001/edit`; `new`. */
export function recordAddress(model: ResolvedModel, record: DataRecord, mode: 'detail' | 'edit'): string {
  const named = record[namingField(model) ?? ''];
  const name = typeof named === 'string' && plain.test(named) && named !== create ? named : recordId(record);
  return `${name}${mode === 'edit' ? edit : ''}`;
}

export const newRecordAddress = create;

/** Parses the part after a list's address; undefined for ''. */
export function addressedRecord(address: string): AddressedRecord | undefined {
  if (address === '') return undefined;
  if (address === create) return { mode: 'create' };
  return address.endsWith(edit)
    ? { mode: 'edit', name: address.slice(0, -edit.length) }
    : { mode: 'detail', name: address };
}
