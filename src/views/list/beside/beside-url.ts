import { printSearch } from '../../../runtime/list/index.ts';

/** Field names contain no dot, so this never collides with one. */
const nodeKey = 'list.node';

/** Reads the key of the node that is chosen next to the list from its address. */
export function besideOf(search: string): string | undefined {
  return new URLSearchParams(search).get(nodeKey) ?? undefined;
}

/** Returns the address with another node chosen, or none; the list starts at its first page. */
export function withBeside(search: string, node: string | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('list.page');
  if (node === undefined) params.delete(nodeKey);
  else params.set(nodeKey, node);
  return printSearch(params);
}
