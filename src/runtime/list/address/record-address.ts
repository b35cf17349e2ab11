import { matchKeys, type ResolvedModel } from '../../../engine/model/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { recordId } from '../../table/index.ts';

/** What of a list's records an address opens: one of them to look at or to edit, or a new one. */
type AddressedRecord = { mode: 'detail' | 'edit'; name: string } | { mode: 'create' };

const create = 'new';
const edit = '/edit';

/** Names that need no escape in a query, where stars and exclamation marks mean something. */
const plain = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;

/** The field whose value names a record: its number, or another text that does not repeat; undefined where there is none. */
export function namingField({ fields }: Pick<ResolvedModel, 'fields'>): string | undefined {
  const single = matchKeys({ fields }).flatMap((found) => (found.length === 1 ? found : []));
  const texts = single.filter(({ type, secret, dictionary, reference }) => {
    return type === 'string' && !secret && dictionary === undefined && !reference;
  });
  return (texts.find(({ numbering }) => numbering) ?? texts[0])?.name;
}

/** What stands behind the address of a list for one of its records: `SO20261123001`, `SO20261123001/edit`; `new`. */
export function recordAddress(model: ResolvedModel, record: DataRecord, mode: 'detail' | 'edit'): string {
  const named = record[namingField(model) ?? ''];
  const name = typeof named === 'string' && plain.test(named) && named !== create ? named : recordId(record);
  return `${name}${mode === 'edit' ? edit : ''}`;
}

/** The address of a new record. */
export const newRecordAddress = create;

/** What an address behind that of a list opens; undefined for ''. */
export function addressedRecord(address: string): AddressedRecord | undefined {
  if (address === '') return undefined;
  if (address === create) return { mode: 'create' };
  return address.endsWith(edit)
    ? { mode: 'edit', name: address.slice(0, -edit.length) }
    : { mode: 'detail', name: address };
}
