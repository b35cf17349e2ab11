import { printSearch } from '../../../runtime/list/index.ts';

/** A name with a dot cannot be a field, so this never collides with one. */
const nodeKey = 'list.node';

/** Key of the node that is chosen beside the list, as its address says. */
export function besideOf(search: string): string | undefined {
  return new URLSearchParams(search).get(nodeKey) ?? undefined;
}

/** The address with another node chosen, or none; the list starts at its first page. */
export function withBeside(search: string, node: string | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('list.page');
  if (node === undefined) params.delete(nodeKey);
  else params.set(nodeKey, node);
  return printSearch(params);
}
