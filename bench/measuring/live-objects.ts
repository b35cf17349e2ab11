import type { CDPSession } from 'playwright';

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Counts the live objects, closures, DOM nodes and listeners of a page after a garbage collection. The size of the heap
 * is less precise: it also grows when the engine optimizes code that runs often, which is not a leak.
 * @param session the DevTools protocol session of the page.
 */
export async function liveObjects(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return countOf(JSON.parse(chunks.join(''))) + nodes + jsEventListeners;
}

function countOf({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const counted = new Set(['object', 'closure'].map((name) => types[0].indexOf(name)));
  let count = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (counted.has(nodes[node + type] ?? -1)) count += 1;
  }
  return count;
}
