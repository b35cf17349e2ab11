import type { TreeCall } from '../../../engine/trees/tree-source.ts';
import type { LookupsPort, RequestsPort } from '../../../runtime/ports/index.ts';
import { cachedAnswer, evictAnswer } from './answer-cache.ts';
import { readTree } from './read-tree.ts';

/** Creates the lookups of trees: by calls that documents name, and of tables by `loadTreeData`. */
export function treeCalls(requests: RequestsPort): Pick<LookupsPort, 'tree' | 'treeLevel' | 'treeNode' | 'names'> {
  return {
    async tree(call, { evict = false } = {}) {
      const asked = addressOf(call);
      try {
        const nodes = readTree(await cachedAnswer(requests, asked));
        if (evict) evictAnswer(requests, asked);
        return nodes;
      } catch (reason) {
        evictAnswer(requests, asked);
        throw reason;
      }
    },
    async treeLevel(call, { parent, keyword, signal }) {
      const { path, params } = addressOf(call);
      const level = {
        ...(parent !== undefined && { pid: parent }),
        ...(keyword !== undefined && { keyWord: keyword }),
      };
      const asked = { method: 'GET' as const, path, params: { ...params, ...level }, quiet: true };
      return readTree((await requests.call({ ...asked, ...(signal && { signal }) })).result);
    },
    async treeNode(path, field, value) {
      const params = { field, val: value };
      // The server refuses a value that no node has.
      const found = await requests.call({ method: 'GET', path, params, quiet: true }).catch(() => undefined);
      return readTree(found ? [found.result] : [])[0];
    },
    async names(path, ids) {
      const { result } = await requests.call({ method: 'GET', path, params: { ids: ids.join(',') }, quiet: true });
      return Array.isArray(result) ? result.map(String) : [];
    },
  };
}

/** `loadTreeData` always requires the parent; for the top level it is empty. */
function addressOf(call: TreeCall): { path: string; params: Record<string, string> } {
  if (!('table' in call)) return call;
  const { table, parentField, text, code, root = '', hasChildField = '', condition = '' } = call.table;
  const params = { pid: root, pidField: parentField, tableName: table, text, code, hasChildField, condition };
  return { path: '/sys/dict/loadTreeData', params: { ...params, ...call.params } };
}
