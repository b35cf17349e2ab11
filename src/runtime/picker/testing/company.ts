import { createPickerPorts, type PickerPorts } from '../../../../.storybook/picker-ports.ts';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { createLookups } from '../../../data-sources/jeecg/index.ts';
import { resolvePicker, type ResolvedPicker } from '../../../engine/picker/index.ts';
import { documentKey, type DocumentSet } from '../../../schema/documents/document.ts';
import { documentSet } from '../../page/index.ts';

/** Ports of a company with 100 users, 60 customers and 12 departments, which record their calls. */
export function companyPorts(fails: Parameters<typeof createPickerPorts>[0] = {}): PickerPorts {
  const ports = createPickerPorts({ users: 100, departs: 12, ...fails });
  return { ...ports, lookups: createLookups(ports.requests) };
}

export async function pickerDocuments(id: string): Promise<DocumentSet> {
  const { documents } = await companyPorts().documents.page(documentKey(id, 'picker'));
  return documentSet(documents);
}

export async function companyPicker(id: string): Promise<ResolvedPicker> {
  return resolvePicker(`${id}.picker`, await pickerDocuments(id), vocabulary);
}

export function pathsOf({ calls }: PickerPorts): string[] {
  return calls.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
}
